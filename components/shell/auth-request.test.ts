import { describe, expect, it } from 'vitest'
import { readSignInAnswer } from './auth-request'

const SITE = 'https://handover.example'
const read = (url: unknown, ok = false) => readSignInAnswer(ok, { url }, SITE)

describe('readSignInAnswer', () => {
  it('tells the outcomes apart', () => {
    expect(read(`${SITE}/`, true)).toEqual({ kind: 'in' })
    expect(read(`${SITE}/sign-in?error=wrong`)).toEqual({ kind: 'wrong' })
    expect(read(`${SITE}/sign-in?error=slow%3A12`)).toEqual({ kind: 'slow', seconds: 12 })
    expect(read('/sign-in?error=wrong')).toEqual({ kind: 'wrong' })
  })

  it('calls everything else trouble, never a success', () => {
    expect(read(`${SITE}/sign-in?error=Configuration`)).toEqual({ kind: 'trouble' })
    expect(read(`${SITE}/sign-in?error=slow%3Asoon`)).toEqual({ kind: 'trouble' })
    expect(read(`${SITE}/`, false)).toEqual({ kind: 'trouble' })
    expect(read('http://[', true)).toEqual({ kind: 'trouble' })
    expect(read(undefined, true)).toEqual({ kind: 'trouble' })
    expect(readSignInAnswer(true, null, SITE)).toEqual({ kind: 'trouble' })
    expect(readSignInAnswer(true, 'url', SITE)).toEqual({ kind: 'trouble' })
  })
})
