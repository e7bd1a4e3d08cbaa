import { expect, it } from 'vitest'
import { Problem } from '@/lib/domain/problem'
import { requireGoodPassword } from './require-good-password'

const person = { name: 'Chan Tai Man', email: 'tm.chan@noodles.example' }
async function refusal(password: string): Promise<string | null> {
  try {
    await requireGoodPassword({ password, person, field: 'next' })
    return null
  } catch (error) {
    return error instanceof Problem ? (error.fields['next'] ?? 'no field') : 'no problem'
  }
}

it.each([
  'password1234',
  'Password123!',
  '123456789012',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'aaaaaaaaaaaa',
  'iloveyou1234',
  'passwordpassword',
  'abcdefghijkl',
])('refuses %s: others use it, or its like', async (password) => {
  expect(await refusal(password)).toBe('passwordCommon')
})

it.each([
  'handover2026!!',
  'HandoverHandover',
  'Chan Tai Man 1990',
  'tm.chan@noodles.example',
  'noodles-handover-1',
])('refuses %s: it is the product’s, or the person’s own words', async (password) => {
  expect(await refusal(password)).toBe('passwordOwnWords')
})

it.each([
  'first words to begin with',
  'correct horse battery staple',
  'kXf93!fjw02md',
  // Own words do no harm where there is enough beside them.
  'chan buys copper kettles',
  '香港中環茶餐廳好好味呀唔該晒',
])('takes %s, whatever it is composed of', async (password) => {
  expect(await refusal(password)).toBeNull()
})
