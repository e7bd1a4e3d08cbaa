'use client'

import { KeyRound, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePress } from '@/components/shell/use-press'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { toast } from '@/components/ui/toast'
import { removeCode, renewLink } from '@/lib/people/actions'
import type { PersonRow } from '@/lib/people/model/person'
import type { LinkForPerson } from '@/lib/people/model/sign-in'
import { LinkNotice } from './link-notice'

type SignInHelpProps = {
  person: Pick<PersonRow, 'id' | 'name' | 'email' | 'isInvited' | 'hasCode' | 'disabled'>
  isSelf: boolean
}

/** What an administrator can do for somebody who cannot get in. */
export function SignInHelp({ person, isSelf }: SignInHelpProps) {
  const t = useTranslations('people.links')
  const { pending, failure, press } = usePress()
  const [link, setLink] = useState<LinkForPerson | null>(null)
  const { id, name, email, isInvited, hasCode, disabled } = person
  if (disabled) return <p className="text-muted">{t('blocked')}</p>
  return (
    <div className="flex flex-col gap-4">
      {failure && <FormErrors {...failure} />}
      {link && <LinkNotice link={link} name={name} email={email} />}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<KeyRound aria-hidden />}
          pending={pending}
          onClick={() => void press(() => renewLink({ personId: id }), setLink)}
        >
          {t(isInvited ? 'invite' : 'reset')}
        </Button>
        {hasCode && !isSelf && <RemoveCode personId={id} name={name} />}
      </div>
    </div>
  )
}

function RemoveCode({ personId, name }: { personId: number; name: string }) {
  const t = useTranslations('people.links')
  const { pending, failure, press } = usePress()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    press(
      () => removeCode({ personId }),
      () => {
        toast.success(t('codeRemoved', { name }))
        setAsking(false)
      },
    )
  return (
    <>
      <Button icon={<Smartphone aria-hidden />} onClick={() => setAsking(true)}>
        {t('removeCode')}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeCodeTitle', { name })}
        text={t('removeCodeText')}
        confirmLabel={t('removeCode')}
        danger
        pending={pending}
        onConfirm={() => void remove()}
      >
        {failure && <FormErrors {...failure} />}
      </Confirm>
    </>
  )
}
