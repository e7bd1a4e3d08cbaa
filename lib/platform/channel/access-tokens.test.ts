import { describe, expect, test } from 'vitest'
import { AccessTokens } from './access-tokens'

function tokens() {
  let count = 0
  const issue = () => Promise.resolve({ value: `t${(count += 1)}`, lifetimeSeconds: 86_400 })
  return new AccessTokens(issue, () => new Date(0))
}

describe('access tokens', () => {
  test('a request that waited long goes out with the newest', async () => {
    const kept = tokens()
    const prepared = await kept.get()
    expect(kept.newest(prepared)).toBe(prepared)
    const next = await kept.instead(prepared)
    expect(kept.newest(prepared)).toBe(next)
    kept.discard(next)
    expect(kept.newest(next)).toBe(next)
  })

  test('a token that is held no more is not discarded again', async () => {
    const kept = tokens()
    const first = await kept.get()
    const second = await kept.instead(first)
    expect(await kept.instead(first)).toBe(second)
    kept.discard(first)
    expect(await kept.get()).toBe(second)
  })

  test('after a futile renewal another token helps only those who do not have the newest', async () => {
    const kept = tokens()
    const first = await kept.get()
    const second = await kept.instead(first)
    expect(kept.mayHelp(second)).toBe(true)
    kept.noteFutile()
    expect(kept.mayHelp(second)).toBe(false)
    expect(kept.mayHelp(first)).toBe(true)
  })
})
