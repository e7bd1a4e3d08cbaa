import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { offeredSecret } from '@/lib/auth/codes/code-secret'
import { takeCode } from '@/lib/auth/codes/take-code'
import { hashPassword } from '@/lib/auth/passwords/password'
import { TELL_PERSON } from '@/lib/auth/tell-person'
import { readMail } from '@/lib/config/mail-setting'
import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { people } from '@/lib/db/tables/people'
import type { Locale } from '@/lib/i18n/locales'
import { openMailbox, wordsOf, type Mailbox } from '@/lib/testing/mailbox'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { changeOwnPassword } from './change-own-password'
import { removeCode } from './codes/remove-code'
import { renewRecoveryCodes } from './codes/renew-recovery-codes'
import { choosePassword } from './links/choose-password'
import { savePerson } from './save-person'
import { peopleTasks } from './tasks'

vi.mock('@/lib/i18n/shown-locale', () => ({
  shownLocale: (): Promise<Locale> => Promise.resolve('en'),
}))

const ATTEMPT = { isLast: false } as Parameters<(typeof peopleTasks.tasks)[string]>[1]

const PASSWORD = 'first words to begin with'

let instance: TestInstance
let mailbox: Mailbox
let admin: Actor
beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
  mailbox = await openMailbox()
})
afterAll(async () => {
  await mailbox.close()
  await instance.close()
})
beforeEach(async () => {
  mailbox.taken.length = 0
  mailbox.refuse(false)
  withMail(mailbox.url)
  await instance.db.execute('delete from graphile_worker._private_jobs')
})

function withMail(url: string | undefined) {
  const mail = readMail({ SMTP_URL: url }, 'http://localhost:3000')
  heldPerProcess().set('settings', { ...settings(), mail })
}

let number = 0
async function hire(locale: Locale = 'en'): Promise<Actor> {
  number += 1
  const [person] = await instance.db
    .insert(people)
    .values({
      name: `Chan ${number}`,
      email: `chan${number}@notices.example`,
      passwordHash: await hashPassword(PASSWORD),
      locale,
    })
    .returning()
  return (await loadActor(instance.db, { personId: person!.id }))!
}

const jobSchema = z.array(z.object({ payload: z.unknown() }))

/** Does what waits in the queue for notices; what was sent, as its reader sees it. */
async function notices(): Promise<{ to: string[]; words: string }[]> {
  const { rows } = await instance.db.execute(
    `delete from graphile_worker._private_jobs returning payload`,
  )
  const send = peopleTasks.tasks[TELL_PERSON]!
  for (const { payload } of jobSchema.parse(rows)) await send(payload, ATTEMPT)
  return mailbox.taken.map(({ to, message }) => ({ to, words: wordsOf(message) }))
}

const formOf = ({ id, name, email }: Actor) => ({
  id,
  name,
  email,
  password: '' as const,
  isAdmin: false,
  disabled: false,
  mustChangePassword: false,
  requiresCode: false,
  roles: [],
})

it('tells a person that their password was changed, by themselves or by another', async () => {
  const person = await hire()
  await changeOwnPassword({
    actor: person,
    form: { current: PASSWORD, next: 'second words to go on with' },
  })
  expect(await notices()).toMatchObject([
    { to: [person.email], words: expect.stringMatching(/password .* was changed just now/s) },
  ])
  await savePerson({
    actor: admin,
    form: { ...formOf(person), password: 'third words to begin again' },
  })
  const sent = await notices()
  expect(sent).toHaveLength(2)
  expect(sent[1]!.words).not.toContain('third words')
})

it('tells the old address that the e-mail was changed, in the person’s language', async () => {
  const person = await hire('zh-HK')
  await savePerson({
    actor: admin,
    form: { ...formOf(person), email: 'another@notices.example' },
  })
  expect(await notices()).toMatchObject([
    { to: [person.email], words: expect.stringContaining('電郵剛剛更改') },
  ])
})

it('tells of codes that were set up, renewed and turned off', async () => {
  const person = await hire()
  const secret = await offeredSecret(instance.db, person.id)
  const now = new Date()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime(),
  })
  const input = { db: instance.db, personId: person.id, which: 'first', now } as const
  expect(await takeCode({ ...input, code: '000000' })).toMatchObject({ ok: false })
  expect(await takeCode({ ...input, code })).toEqual({ ok: true })
  await renewRecoveryCodes({ actor: person, form: { password: PASSWORD } })
  await removeCode({ actor: admin, form: { personId: person.id } })
  const sent = (await notices()).map(({ words }) => words)
  expect(sent).toHaveLength(3)
  expect(sent.some((words) => words.includes('turned on'))).toBe(true)
  expect(sent.some((words) => words.includes('New recovery codes'))).toBe(true)
  expect(sent.some((words) => words.includes('turned off'))).toBe(true)
})

it('tells nobody of a first password, nor where no server is set, and goes on when it fails', async () => {
  const { link } = await savePerson({
    actor: admin,
    form: { ...formOf(admin), id: null, name: 'New', email: 'new@notices.example' },
  })
  const token = new URL(link!.url).searchParams.get('token')!
  mailbox.taken.length = 0
  await choosePassword({ token, password: PASSWORD })
  expect(await notices()).toEqual([])
  withMail(undefined)
  const person = await hire()
  await changeOwnPassword({
    actor: person,
    form: { current: PASSWORD, next: 'second words to go on with' },
  })
  expect(await notices()).toEqual([])
  withMail(mailbox.url)
  mailbox.refuse(true)
  const other = await hire()
  await changeOwnPassword({
    actor: other,
    form: { current: PASSWORD, next: 'second words to go on with' },
  })
  await expect(notices()).rejects.toThrow('did not take')
  const [row] = await instance.db.select().from(people).where(eq(people.id, other.id))
  expect(row?.passwordHash).not.toBeNull()
})
