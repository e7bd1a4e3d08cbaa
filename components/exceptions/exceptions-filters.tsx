'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { startTransition, useOptimistic } from 'react'
import { useViewer } from '@/components/shell/viewer-provider'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { MAY } from '@/lib/domain/permissions'
import { exceptionPaths } from '@/lib/exceptions/keys'
import { OWNER_FILTERS } from '@/lib/exceptions/model/exception-list'
import type { ExceptionFilter } from '@/lib/exceptions/model/exception-forms'

/** Store, owner and what was put off; kept in the address. */
export function ExceptionsFilters({ filter }: { filter: ExceptionFilter }) {
  const t = useTranslations('exceptions')
  const router = useRouter()
  const stores = useViewer().stores.filter(({ may }) =>
    [MAY.see.parcel, MAY.see.express].some((permission) => may.includes(permission)),
  )
  // What was chosen shows at once; the list follows when the server has read it.
  const [shown, show] = useOptimistic(filter)
  const change = (changes: Partial<ExceptionFilter>) =>
    startTransition(() => {
      const next = { ...filter, ...changes, after: null }
      show(next)
      router.replace(exceptionPaths.list(next))
    })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {stores.length > 1 && (
        <Field label={t('store')} className="basis-56">
          {(control) => (
            <Select
              {...control}
              value={shown.store ?? ''}
              onChange={({ target }) => change({ store: Number(target.value) || null })}
            >
              <option value="">{t('allStores')}</option>
              {stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('owner')} className="basis-48">
        {(control) => (
          <Select
            {...control}
            value={shown.owner ?? ''}
            onChange={({ target }) =>
              change({ owner: OWNER_FILTERS.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{t('anybody')}</option>
            {OWNER_FILTERS.map((owner) => (
              <option key={owner} value={owner}>
                {t(owner)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={t('withSnoozed')}
        checked={shown.snoozed !== null}
        onChange={({ target }) => change({ snoozed: target.checked ? '1' : null })}
      />
    </div>
  )
}
