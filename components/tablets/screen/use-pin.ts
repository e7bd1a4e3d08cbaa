import { useState } from 'react'
import { useCountdown } from '@/components/people/entry/use-countdown'
import { type PinAnswer, signInByPin } from '@/components/shell/auth-request'
import { lockIsTold, openTablet } from '@/components/shell/tablet-lock'
import { pinFault } from '@/lib/domain/pin'

const LONGEST = 6
const SHORTEST = 4

/** What is being typed: the PIN, or a new one in place of one that somebody else gave, twice. */
type Ask = 'pin' | 'choose' | 'repeat'

export type PinProblem =
  | Exclude<PinAnswer['kind'], 'in' | 'over' | 'pin-change'>
  | 'pin-short'
  | 'pin-differs'

type Options = { personId: number; onIn: (personId: number) => void; onOver: () => void }

/** A PIN as it is typed, and what becomes of it. */
export function usePin({ personId, onIn, onOver }: Options) {
  const [ask, setAsk] = useState<Ask>('pin')
  const [digits, setDigits] = useState('')
  /** What was typed before: the PIN that was given, and the one chosen in its place. */
  const [before, setBefore] = useState({ pin: '', next: '' })
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<PinProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const { left, start } = useCountdown()

  function fail(what: PinProblem, again: Ask) {
    setProblem(what)
    setAttempts((count) => count + 1)
    setAsk(again)
    setDigits('')
  }

  async function send(pin: string, next: string) {
    setPending(true)
    // What ends the session of whoever was here must not end the one that begins now.
    await lockIsTold()
    const answer = await signInByPin({ person: personId, pin, next })
    if (answer.kind === 'in') {
      openTablet(personId)
      onIn(personId)
      return
    }
    setPending(false)
    if (answer.kind === 'over') onOver()
    else if (answer.kind === 'pin-change') {
      setBefore({ pin, next: '' })
      setProblem(null)
      setAsk('choose')
      setDigits('')
    } else {
      if (answer.kind === 'slow') start(answer.seconds)
      fail(answer.kind, next === '' ? 'pin' : 'choose')
    }
  }

  function enter() {
    if (isPending || left > 0 || digits === '') return
    if (digits.length < SHORTEST) fail('pin-short', ask)
    else if (ask === 'pin') void send(digits, '')
    else if (ask === 'repeat' && digits !== before.next) fail('pin-differs', 'choose')
    else if (ask === 'repeat') void send(before.pin, digits)
    else if (digits === before.pin) fail('pin-same', 'choose')
    else if (pinFault(digits) !== null) fail('pin-common', 'choose')
    else {
      setBefore({ ...before, next: digits })
      setProblem(null)
      setAsk('repeat')
      setDigits('')
    }
  }

  return {
    ask,
    digits: digits.length,
    isPending,
    problem,
    attempts,
    left,
    type: (digit: string) =>
      setDigits((typed) => (typed.length < LONGEST && !isPending ? typed + digit : typed)),
    erase: () => setDigits((typed) => typed.slice(0, -1)),
    enter,
  }
}
