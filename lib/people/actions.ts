'use server'

import { cookies } from 'next/headers'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { ActionResult } from '@/lib/i18n/action-result'
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS } from '@/lib/i18n/locales'
import { explain } from '@/lib/server/explain'
import { fieldProblems } from '@/lib/server/field-problems'
import { runAction } from '@/lib/server/run-action'
import { changeOwnPassword as changePassword } from './change-own-password'
import { createFirstAdmin as createFirst } from './first-admin'
import { savePerson as save } from './save-person'
import {
  firstAdminSchema,
  ownPasswordSchema,
  personSchema,
  preferencesSchema,
  type FirstAdminForm,
  type OwnPasswordForm,
  type PersonForm,
} from './schema'

/** The only action without a session: its token is the permission. */
export async function createFirstAdmin(form: FirstAdminForm): Promise<ActionResult<null>> {
  const parsed = firstAdminSchema.safeParse(form)
  if (!parsed.success) {
    return { ok: false, problem: 'wrongInput', fields: fieldProblems(parsed.error) }
  }
  try {
    await createFirst(database(), parsed.data)
    return { ok: true, value: null }
  } catch (error) {
    return explain(error)
  }
}

export async function savePerson(form: PersonForm): Promise<ActionResult<{ id: number }>> {
  return runAction(personSchema, form, (input, actor) => save({ actor, form: input }))
}

export async function changeOwnPassword(
  form: OwnPasswordForm,
): Promise<ActionResult<{ id: number }>> {
  return runAction(ownPasswordSchema, form, (input, actor) =>
    changePassword({ actor, form: input }),
  )
}

/** Remembered with the person, and on this device for the pages before sign-in. */
export async function setLocale(given: { locale: string }): Promise<ActionResult<null>> {
  return runAction(preferencesSchema, given, async ({ locale }, actor) => {
    await database().update(people).set({ locale }).where(eq(people.id, actor.id))
    ;(await cookies()).set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS)
    return null
  })
}
