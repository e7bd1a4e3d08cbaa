'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePress } from '@/components/shell/use-press'
import { useRoleName } from '@/components/shell/use-role-name'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Meaning } from '@/components/ui/meaning'
import { toast } from '@/components/ui/toast'
import { askCodes } from '@/lib/people/actions'
import type { CodeRole } from '@/lib/people/model/role'

/** Of which roles one-time codes are asked. */
export function CodeRoles({ roles }: { roles: readonly CodeRole[] }) {
  const t = useTranslations('roles.codes')
  return (
    <ul aria-label={t('title')} className="divide-y divide-border border-y">
      {roles.map((role) => (
        <CodeRoleLine key={role.ref} role={role} />
      ))}
    </ul>
  )
}

function CodeRoleLine({ role: { ref, role, requiresCode, mayChange } }: { role: CodeRole }) {
  const t = useTranslations('roles.codes')
  const name = useRoleName()(role)
  const [isAsking, setAsking] = useState(false)
  const { pending, failure, press } = usePress()
  const change = () =>
    press(
      () => askCodes({ role: ref, requiresCode: !requiresCode }),
      () => {
        toast.success(t(requiresCode ? 'endedFor' : 'begunFor', { role: name }))
        setAsking(false)
      },
    )
  const verb = requiresCode ? 'end' : 'begin'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{name}</span>
      <Meaning kind={requiresCode ? 'done' : 'neutral'} className="text-xs">
        {t(requiresCode ? 'asked' : 'notAsked')}
      </Meaning>
      <Button
        disabled={!mayChange}
        aria-label={t(`${verb}Of`, { role: name })}
        onClick={() => setAsking(true)}
      >
        {t(verb)}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`${verb}Title`, { role: name })}
        text={t(`${verb}Text`)}
        confirmLabel={t(verb)}
        pending={pending}
        onConfirm={() => void change()}
      >
        {failure && <FormErrors {...failure} />}
      </Confirm>
    </li>
  )
}
