'use client'

import { Download, SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Button, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { AUDIT_ACTIONS } from '@/lib/domain/audit-actions'
import type { AuditFilter } from '@/lib/settings/model/audit'
import { useActionName } from './use-action-name'

export type AuditChoices = {
  people: { id: number; name: string }[]
  stores: { id: number; code: string }[]
}

/**
 * What the log shows; it stands in the address, so that a view can be sent. A phone shows the log
 * first, and these at a press.
 */
export function AuditFilters({ filter, choices }: { filter: AuditFilter; choices: AuditChoices }) {
  const t = useTranslations('audit.filter')
  const nameOf = useActionName()
  const router = useRouter()
  const chosen = { ...filter, before: undefined }
  const count = Object.values(chosen).filter((value) => value !== undefined).length
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const show = (form: FormData) => {
    const given = [...form.entries()].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    )
    router.push(settingsPaths.audit(Object.fromEntries(given)))
  }
  return (
    <>
      <Button
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="self-start sm:hidden"
      >
        {t('narrow', { count })}
      </Button>
      <form
        id={id}
        // Another filter in the address is another form.
        key={JSON.stringify(chosen)}
        role="search"
        aria-label={t('label')}
        className={cn(
          'grid grid-cols-2 items-end gap-4 lg:grid-cols-3',
          !isOpen && 'max-sm:hidden',
        )}
        action={show}
      >
        <Field label={t('action')} className="max-sm:col-span-2">
          {(props) => (
            <Select {...props} name="action" defaultValue={filter.action ?? ''}>
              <option value="">{t('allActions')}</option>
              {AUDIT_ACTIONS.map((action) => (
                <option key={action} value={action}>
                  {nameOf(action)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('who')}>
          {(props) => (
            <Select {...props} name="who" defaultValue={filter.who ?? ''}>
              <option value="">{t('everybody')}</option>
              {choices.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('store')}>
          {(props) => (
            <Select {...props} name="store" defaultValue={filter.store ?? ''}>
              <option value="">{t('allStores')}</option>
              {choices.stores.map(({ id, code }) => (
                <option key={id} value={id}>
                  {code}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('from')}>
          {(props) => <TextInput {...props} type="date" name="from" defaultValue={filter.from} />}
        </Field>
        <Field label={t('to')}>
          {(props) => <TextInput {...props} type="date" name="to" defaultValue={filter.to} />}
        </Field>
        <Field label={t('search')} className="max-sm:col-span-2">
          {(props) => (
            <TextInput {...props} type="search" name="search" defaultValue={filter.search} />
          )}
        </Field>
        <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-3">
          <Button type="submit" variant="primary">
            {t('searchButton')}
          </Button>
          <a href={settingsPaths.auditFile(chosen)} download className={buttonClass()}>
            <Download aria-hidden />
            {t('download')}
          </a>
        </div>
      </form>
    </>
  )
}
