'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type SignInAnswer, signIn } from '@/components/shell/auth-request'
import { stepPath } from '@/components/shell/sign-in-paths'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { useCountdown } from './use-countdown'

type Problem = Exclude<SignInAnswer['kind'], 'in' | 'step'>

/**
 * E-mail and password. Written without the form library: this page is loaded by everybody first,
 * and checks no more than that something was typed.
 */
export function SignInForm({ from }: { from: string }) {
  const t = useTranslations('people')
  const form = useSignIn(from)
  const { left, pending, missing } = form
  const fault = (name: 'email' | 'password') =>
    missing.includes(name) ? t(`signIn.missing.${name}`) : undefined
  return (
    // POST keeps a password out of the address if the form is sent before its script has loaded.
    <form method="post" noValidate onSubmit={form.submit}>
      <fieldset disabled={pending} className="flex min-w-0 flex-col gap-5">
        {/* A new key has the same words read aloud again after another attempt. */}
        <SignInProblem key={form.attempts} problem={form.problem} left={left} />
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
      </fieldset>
    </form>
  )
}

function SignInProblem({ problem, left }: { problem: Problem | null; left: number }) {
  const t = useTranslations('people')
  // Once the wait is over there is nothing left to say about it.
  if (!problem || (problem === 'slow' && left === 0)) return null
  return (
    <Notice kind={problem === 'slow' ? 'waiting' : 'late'} role="alert">
      <p className="font-medium">{t(`signIn.problem.${problem}`)}</p>
    </Notice>
  )
}

function useSignIn(from: string) {
  const router = useRouter()
  const password = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [missing, setMissing] = useState<('email' | 'password')[]>([])
  const [attempts, setAttempts] = useState(0)
  const { left, start } = useCountdown()
  useEffect(() => {
    if (attempts > 0 && problem === 'wrong') password.current?.select()
  }, [attempts, problem])

  async function send(fields: { email: string; password: string }) {
    setPending(true)
    const answer = await signIn(fields)
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

  return { submit, pending, problem, attempts, missing, left, password }
}
