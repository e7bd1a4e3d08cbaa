'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { TextInput } from '@/components/ui/forms/text-input'
import { Meaning } from '@/components/ui/meaning'
import type { ActionResult } from '@/lib/i18n/action-result'
import { beginOwnCode, confirmOwnCode, endOwnCode, renewRecoveryCodes } from '@/lib/people/actions'
import type {
  CodeForm,
  CodeOffer as Offer,
  OwnCode as State,
  PasswordForm,
} from '@/lib/people/model/sign-in'
import { CodeOffer } from './code-offer'
import { RecoveryCodes } from './recovery-codes'

const codeResolver = schemaResolver(() =>
  import('@/lib/people/model/sign-in').then((file) => file.codeSchema),
)
const passwordResolver = schemaResolver(() =>
  import('@/lib/people/model/sign-in').then((file) => file.passwordSchema),
)

type Doing = 'begin' | 'renew' | 'end'
type Shown =
  | { what: 'state' }
  | { what: 'password'; doing: Doing }
  | { what: 'offer'; offer: Offer }
  | { what: 'codes'; codes: readonly string[] }

/** One-time codes of one's own sign-in: set up, made anew, turned off. Each asks for the password. */
export function OwnCode({ state }: { state: State }) {
  const t = useTranslations('people.code')
  const router = useRouter()
  const [shown, setShown] = useState<Shown>({ what: 'state' })
  const back = () => {
    setShown({ what: 'state' })
    router.refresh()
  }
  const show = (next: Shown) => (next.what === 'state' ? back() : setShown(next))
  if (shown.what === 'codes') {
    return (
      <div className="flex max-w-md flex-col gap-4">
        <RecoveryCodes codes={shown.codes} />
        <Button className="self-start" onClick={back}>
          {t('kept')}
        </Button>
      </div>
    )
  }
  if (shown.what === 'offer') {
    return (
      <Confirmation offer={shown.offer} onCodes={(codes) => setShown({ what: 'codes', codes })} />
    )
  }
  if (shown.what === 'password') {
    return <Password doing={shown.doing} onShown={show} onBack={back} />
  }
  return <StateOf state={state} onDo={(doing) => setShown({ what: 'password', doing })} />
}

function StateOf({ state, onDo }: { state: State; onDo: (doing: Doing) => void }) {
  const t = useTranslations('people.code')
  const { isOn, isRequired, hasPassword, recoveryCodesLeft } = state
  if (!hasPassword) return <p className="text-muted">{t('organisation')}</p>
  if (!isOn) {
    return (
      <Button className="self-start" onClick={() => onDo('begin')}>
        {t('setUp')}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Meaning kind="done">{t('on')}</Meaning>
        {t('left', { count: recoveryCodesLeft })}
      </p>
      {isRequired && <p className="text-muted">{t('required')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onDo('renew')}>{t('renew')}</Button>
        {!isRequired && <Button onClick={() => onDo('end')}>{t('end')}</Button>}
      </div>
    </div>
  )
}

type PasswordProps = { doing: Doing; onShown: (shown: Shown) => void; onBack: () => void }

function Password({ doing, onShown, onBack }: PasswordProps) {
  const t = useTranslations('people.code')
  const words = useTranslations('people')
  const form = useForm<PasswordForm>({
    resolver: passwordResolver,
    defaultValues: { password: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, done(doing), { onDone: onShown })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <FormErrors {...failure} />
        <Field label={words('own.current')} help={t(`why.${doing}`)} error={error('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="current-password"
              autoFocus
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={pending}>
            {t(`do.${doing}`)}
          </Button>
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </fieldset>
    </form>
  )
}

/** What the password is typed for, and what is shown then. */
function done(doing: Doing): (form: PasswordForm) => Promise<ActionResult<Shown>> {
  return async (form) => {
    if (doing === 'begin') {
      const result = await beginOwnCode(form)
      return result.ok ? { ok: true, value: { what: 'offer', offer: result.value } } : result
    }
    if (doing === 'renew') {
      const result = await renewRecoveryCodes(form)
      return result.ok ? { ok: true, value: { what: 'codes', ...result.value } } : result
    }
    const result = await endOwnCode(form)
    return result.ok ? { ok: true, value: { what: 'state' } } : result
  }
}

type ConfirmationProps = { offer: Offer; onCodes: (codes: readonly string[]) => void }

function Confirmation({ offer, onCodes }: ConfirmationProps) {
  const t = useTranslations('people.code')
  const form = useForm<CodeForm>({
    resolver: codeResolver,
    defaultValues: { code: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, confirmOwnCode, {
    onDone: ({ codes }) => onCodes(codes),
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <FormErrors {...failure} />
        <CodeOffer offer={offer} />
        <Field label={t('label')} help={t('firstHelp')} error={error('code')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="font-mono text-lg tracking-widest"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t('confirm')}
        </Button>
      </fieldset>
    </form>
  )
}
