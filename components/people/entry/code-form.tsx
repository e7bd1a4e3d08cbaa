'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { goOnSigningIn, type SignInAnswer } from '@/components/shell/auth-request'
import { stepPath } from '@/components/shell/sign-in-paths'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { useCountdown } from './use-countdown'

type CodeFormProps = {
  from: string
  help?: string
  /** What comes after it instead of the page that the person wanted. */
  onIn?: () => void
}

type Problem = Exclude<SignInAnswer['kind'], 'in' | 'step'>

/** The second screen of the sign-in: the code that the app shows, or one from paper. */
export function CodeForm({ from, help, onIn }: CodeFormProps) {
  const t = useTranslations('people.code')
  const { code, pending, problem, attempts, left, submit } = useCode(from, onIn)
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={pending} className="flex flex-col gap-5">
        {problem && !(problem === 'slow' && left === 0) && (
          <Notice key={attempts} kind={problem === 'slow' ? 'waiting' : 'late'} role="alert">
            <p className="font-medium">{t(`problem.${problem}`)}</p>
          </Notice>
        )}
        <Field label={t('label')} help={help}>
          {(control) => (
            <TextInput
              {...control}
              ref={code}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={40}
              autoFocus
              className="font-mono text-lg tracking-widest"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" pending={pending} disabled={left > 0}>
          {left > 0 ? t('wait', { seconds: left }) : t('submit')}
        </Button>
      </fieldset>
    </form>
  )
}

function useCode(from: string, onIn: (() => void) | undefined) {
  const router = useRouter()
  const code = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const { left, start } = useCountdown()
  useEffect(() => {
    if (attempts > 0) code.current?.select()
  }, [attempts])

  async function send(typed: string) {
    setPending(true)
    const answer = await goOnSigningIn(typed)
    if (answer.kind === 'step' || answer.kind === 'in') {
      // Stays pending: the next thing to be seen is the next page.
      if (answer.kind === 'step') router.push(stepPath(answer.step, from))
      else if (onIn) onIn()
      else router.replace(from)
      return
    }
    if (answer.kind === 'slow') start(answer.seconds)
    setProblem(answer.kind)
    setAttempts((count) => count + 1)
    setPending(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = code.current?.value.trim() ?? ''
    if (typed === '') code.current?.focus()
    else if (left === 0 && !pending) void send(typed)
  }

  return { code, pending, problem, attempts, left, submit }
}
