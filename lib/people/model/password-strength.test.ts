import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

describe('passwordStrength', () => {
  it.each(['', 'short', 'elevenchars'])('says that %j is too short', (password) =>
    expect(passwordStrength(password)).toBe('short'),
  )

  it.each([
    'aaaaaaaaaaaa',
    '123456789012',
    'passwordpassword',
    'handover handover',
    'qwertyuiop12',
    'abcabcabcabcabc',
    'Password1234!',
  ])('calls %s weak', (password) => expect(passwordStrength(password)).toBe('weak'))

  it('counts the person’s own words for nothing', () => {
    const own = ['Vivian Chan', 'vivian.chan@example.com']
    expect(passwordStrength('vivianchan2024', own)).toBe('weak')
  })

  it.each(['first words to begin with', 'correct horse battery', 'Kf7!mQz2#tLw9'])(
    'calls %s strong',
    (password) => expect(passwordStrength(password)).toBe('strong'),
  )

  it('never falls while characters that nobody foresees are added', () => {
    const rank = { short: 0, weak: 1, fair: 2, strong: 3 }
    const password = 'tram lemon orbit 58 quilt'
    const ranks = Array.from(
      password,
      (_, index) => rank[passwordStrength(password.slice(0, index + 1))],
    )
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })
})
