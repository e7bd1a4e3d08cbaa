'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SignInAnswer } from '@/components/shell/auth-request'
import { stepPath } from '@/components/shell/sign-in-paths'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Problem, SignInProblem } from './sign-in-problem'
import { useCountdown } from './use-countdown'

/** What a press needs: it is fetched as soon as something is typed. */
const loadParts = () =>
  Promise.all([import('@/components/shell/auth-request'), import('./sign-in-problem')])

/** One of the demo's people, whose password everybody knows. */
export type DemoPerson = { email: string; password: string; role: string; stores: string }

type SignInFormProps = {
  from: string
  /** As whom one may try the demo; empty where there is none. */
  demo: readonly DemoPerson[]
}

/**
 * E-mail and password, and with the demo its people, one press each. Written without the form library: this page is loaded by everybody first,
 * and checks no more than that something was typed.
 */
export function SignInForm({ from, demo }: SignInFormProps) {
  const t = useTranslations('people')
  const form = useSignIn(from)
  const { left, pending, missing } = form
  const { SignInProblem } = form
  const fault = (name: 'email' | 'password') =>
    missing.includes(name) ? t(`signIn.missing.${name}`) : undefined
  return (
    // POST keeps a password out of the address if the form is sent before its script has loaded.
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      onInput={() => void loadParts().catch(() => null)}
    >
      <fieldset disabled={pending} className="flex flex-col gap-5">
        {/* A new key has the same words read aloud again after another attempt. */}
        {form.problem !== null &&
          (SignInProblem ? (
            <SignInProblem key={form.attempts} problem={form.problem} left={left} />
          ) : (
            <p role="alert" className="font-medium text-late">
              {t('signIn.problem.trouble')}
            </p>
          ))}
        <Field label={t('email')} error={fault('email')}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={254}
              autoFocus
            />
          )}
        </Field>
        <Field label={t('password')} error={fault('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={form.password}
              name="password"
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" pending={pending} disabled={left > 0}>
          {left > 0 ? t('signIn.wait', { seconds: left }) : t('signIn.submit')}
        </Button>
        {demo.length > 0 && <DemoPeople demo={demo} onChoose={form.send} isWaiting={left > 0} />}
      </fieldset>
    </form>
  )
}

type DemoPeopleProps = {
  demo: readonly DemoPerson[]
  onChoose: (person: { email: string; password: string }) => Promise<void>
  isWaiting: boolean
}

/** What one can be in the demo. */
function DemoPeople({ demo, onChoose, isWaiting }: DemoPeopleProps) {
  const t = useTranslations('demo.try')
  const roles = useTranslations('shell.roles')
  return (
    <section aria-labelledby="demo-people" className="flex flex-col gap-2 border-t pt-5">
      <h2 id="demo-people" className="text-sm font-medium text-muted">
        {t('title')}
      </h2>
      <ul className="flex flex-col gap-2">
        {demo.map(({ email, password, role, stores }) => (
          <li key={email}>
            <button
              type="button"
              disabled={isWaiting}
              onClick={() => void onChoose({ email, password })}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-outer border bg-surface px-4 py-2 text-left hover:bg-sunken disabled:text-muted"
            >
              <span className="shrink-0 font-medium">
                {roles.has(role as 'staff') ? roles(role as 'staff') : email}
              </span>
              <span title={stores || undefined} className="min-w-0 truncate text-sm text-muted">
                {stores || t('all')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useSignIn(from: string) {
  const router = useRouter()
  const password = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [Words, setWords] = useState<typeof SignInProblem | null>(null)
  const [missing, setMissing] = useState<('email' | 'password')[]>([])
  const [attempts, setAttempts] = useState(0)
  const { left, start } = useCountdown()
  useEffect(() => {
    if (attempts > 0 && problem === 'wrong') password.current?.select()
  }, [attempts, problem])

  async function send(fields: { email: string; password: string }) {
    setPending(true)
    const [request, words] = (await loadParts().catch(() => null)) ?? [null, null]
    // Without its code it is as without an answer.
    const answer: SignInAnswer = request ? await request.signIn(fields) : { kind: 'trouble' }
    if (words) setWords(() => words.SignInProblem)
    if (answer.kind === 'in') {
      // Stays pending: the next thing to be seen is the page.
      router.replace(from)
      return
    }
    if (answer.kind === 'step') {
      router.push(stepPath(answer.step, from))
      return
    }
    if (answer.kind === 'slow') start(answer.seconds)
    setProblem(answer.kind)
    setAttempts((count) => count + 1)
    setPending(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const fields = { email: text('email').trim(), password: text('password') }
    const empty = (['email', 'password'] as const).filter((name) => fields[name] === '')
    setMissing(empty)
    if (empty[0]) event.currentTarget.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus()
    else if (left === 0 && !pending) void send(fields)
  }

  return { submit, send, pending, problem, SignInProblem: Words, attempts, missing, left, password }
}
