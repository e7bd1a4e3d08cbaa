import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { checkCredentials } from '@/lib/auth/check-credentials'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { heldPerProcess } from '@/lib/config/per-process'
import { readMail } from '@/lib/config/mail-setting'
import { settings } from '@/lib/config/settings'
import { people } from '@/lib/db/tables/people'
import type { Locale } from '@/lib/i18n/locales'
import { openMailbox, wordsOf, type Mailbox } from '@/lib/testing/mailbox'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { savePerson } from '../save-person'
import { askForReset } from './ask-for-reset'
import { choosePassword } from './choose-password'
import { linkHolder } from './link-holder'
import { renewLink } from './renew-link'
import { sendReset } from './send-reset'
import { SEND_RESET } from './task-names'

vi.mock('@/lib/i18n/shown-locale', () => ({
  shownLocale: (): Promise<Locale> => Promise.resolve('en'),
}))

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

/** Settings with an SMTP server or without. */
function withMail(url: string | undefined) {
  const mail = readMail({ SMTP_URL: url }, 'http://localhost:3000')
  heldPerProcess().set('settings', { ...settings(), mail })
}
beforeEach(() => {
  mailbox.taken.length = 0
  mailbox.refuse(false)
  withMail(mailbox.url)
})

const PASSWORD = 'first words to begin with'
let number = 0
async function invite(more: { disabled?: boolean; email?: string } = {}) {
  number += 1
  const form = {
    id: null,
    name: `Newcomer ${number}`,
    email: more.email ?? `newcomer${number}@links.example`,
    password: '' as const,
    isAdmin: false,
    disabled: more.disabled ?? false,
    mustChangePassword: true,
    requiresCode: false,
    roles: [],
  }
  return { ...form, ...(await savePerson({ actor: admin, form })) }
}
const tokenOf = (link: { url: string } | null) => new URL(link!.url).searchParams.get('token')!
const signIn = (email: string, password: string) =>
  checkCredentials({
    db: instance.db,
    email,
    password,
    address: '203.0.113.9',
    device: null,
    askedLocale: 'en',
  })

describe('an invitation', () => {
  it('lets in whoever has it, once, and nobody before it was used', async () => {
    withMail(undefined)
    const person = await invite()
    expect(person.link).toMatchObject({ kind: 'invite', mailed: 'off', hours: 72 })
    expect(await signIn(person.email, PASSWORD)).toEqual({ ok: false, reason: 'wrong' })
    const token = tokenOf(person.link)
    expect(await linkHolder(instance.db, token)).toMatchObject({ email: person.email })
    await expect(choosePassword({ token, password: 'password1234' })).rejects.toMatchObject({
      fields: { password: 'passwordCommon' },
    })
    const both = await Promise.allSettled([
      choosePassword({ token, password: PASSWORD }),
      choosePassword({ token, password: PASSWORD }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await signIn(person.email, PASSWORD)).toMatchObject({ ok: true })
    await expect(choosePassword({ token, password: PASSWORD })).rejects.toThrow('linkGone')
    expect(await linkHolder(instance.db, token)).toBeNull()
  })

  it('ends in time, with a newer one, and with the person', async () => {
    const person = await invite()
    const first = tokenOf(person.link)
    const second = tokenOf(await renewLink({ actor: admin, form: { personId: person.id } }))
    expect(await linkHolder(instance.db, first)).toBeNull()
    expect(await linkHolder(instance.db, second)).not.toBeNull()
    await instance.db.execute(sql`update people set disabled_at = now() where id = ${person.id}`)
    expect(await linkHolder(instance.db, second)).toBeNull()
    await expect(choosePassword({ token: second, password: PASSWORD })).rejects.toThrow('linkGone')
    await expect(renewLink({ actor: admin, form: { personId: person.id } })).rejects.toThrow(
      'personBlocked',
    )
    await instance.db.execute(sql`update people set disabled_at = null where id = ${person.id}`)
    await instance.db.execute(
      sql`update sign_in_links set expires_at = now() where person_id = ${person.id}`,
    )
    expect(await linkHolder(instance.db, second)).toBeNull()
    await expect(choosePassword({ token: second, password: PASSWORD })).rejects.toThrow('linkGone')
  })

  it('is kept by its hash alone', async () => {
    const token = tokenOf((await invite()).link)
    const { rows } = await instance.db.execute(sql`select * from sign_in_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is sent where an SMTP server is set, in the language of the person, else of who invites', async () => {
    const person = await invite()
    expect(person.link).toMatchObject({ mailed: 'sent' })
    expect(mailbox.taken.map(({ to }) => to)).toEqual([[person.email]])
    const words = wordsOf(mailbox.taken[0]!.message)
    expect(words).toContain(person.link!.url)
    expect(words).toContain('Choose your password')
    await instance.db.update(people).set({ locale: 'zh-HK' }).where(eq(people.id, person.id))
    await renewLink({ actor: admin, form: { personId: person.id } })
    expect(wordsOf(mailbox.taken[1]!.message)).toContain('請開啟以下連結設定密碼')
  })

  it('goes to one receiver alone, whatever the e-mail looks like', async () => {
    const email = 'one,two@links.example'
    await instance.db.insert(people).values({ name: 'Two', email })
    const [person] = await instance.db.select().from(people).where(eq(people.email, email))
    await renewLink({ actor: admin, form: { personId: person!.id } })
    expect(mailbox.taken.flatMap(({ to }) => to)).toHaveLength(1)
  })

  it('is shown all the same when the server takes nothing', async () => {
    mailbox.refuse(true)
    const person = await invite()
    expect(person.link).toMatchObject({ mailed: 'failed' })
    await choosePassword({ token: tokenOf(person.link), password: PASSWORD })
    expect(await signIn(person.email, PASSWORD)).toMatchObject({ ok: true })
  })

  it('is made by nobody who may not manage the person', async () => {
    const person = await invite()
    const form = { personId: person.id }
    const staff = await instance.actor('staff')
    await expect(renewLink({ actor: staff, form })).rejects.toThrow('notFound')
  })
})

describe('a reset', () => {
  it('leaves the password until it is used, and then ends every session', async () => {
    const staff = await instance.actor('staff')
    const sessionId = (await beginSession({
      db: instance.db,
      personId: staff.id,
      kind: 'password',
      address: '203.0.113.9',
      userAgent: null,
    }))!
    const link = await renewLink({ actor: admin, form: { personId: staff.id } })
    expect(link.kind).toBe('reset')
    expect(await loadActor(instance.db, { sessionId })).not.toBeNull()
    await choosePassword({ token: tokenOf(link), password: PASSWORD })
    expect(await loadActor(instance.db, { sessionId })).toBeNull()
    expect(await signIn(staff.email, PASSWORD)).toMatchObject({ ok: true })
  })

  it('is asked for with the same answer for whoever there is and whoever there is not', async () => {
    const payloads = async () => {
      const { rows } = await instance.db.execute<{ payload: { email: string } }>(sql`
        select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = ${SEND_RESET} order by j.id`)
      return rows.map(({ payload }) => payload.email)
    }
    const emails = ['manager@handover.example', 'nobody@handover.example']
    expect(await askForReset({ email: emails[0]! })).toBeNull()
    expect(await askForReset({ email: emails[1]! })).toBeNull()
    expect(await payloads()).toEqual(emails)
    for (const email of emails) await sendReset({ db: instance.db, email, locale: 'en' })
    expect(mailbox.taken.map(({ to }) => to)).toEqual([['manager@handover.example']])
    for (let count = 0; count < 5; count += 1) await askForReset({ email: 'many@handover.example' })
    await askForReset({ email: 'many@handover.example' })
    await expect(askForReset({ email: 'many@handover.example' })).rejects.toThrow('tooManyResets')
  })

  it('is offered to nobody where no e-mail is sent', async () => {
    withMail(undefined)
    await expect(askForReset({ email: 'manager@handover.example' })).rejects.toThrow('notFound')
  })
})
