'use server'

import { cookies } from 'next/headers'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { ActionResult } from '@/lib/i18n/action-result'
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS } from '@/lib/i18n/locales'
import { toFailure } from '@/lib/server/to-failure'
import { parseInput } from '@/lib/server/parse-input'
import { action } from '@/lib/server/action'
import { changeOwnPassword as changePassword } from './change-own-password'
import { createFirstAdmin as createFirst } from './first-admin'
import {
  firstAdminSchema,
  ownPasswordSchema,
  personIdSchema,
  personSchema,
  preferencesSchema,
  sessionSchema,
  type FirstAdminForm,
} from './model/person'
import { roleIdSchema, roleSchema } from './model/role'
import { deleteRole as removeRole } from './roles/delete-role'
import { saveRole as keepRole } from './roles/save-role'
import { savePerson as save } from './save-person'
import { endOtherSessions as endOthers } from './sessions/end-other-sessions'
import { endSession as end } from './sessions/end-session'

/** The only action without a session: its token is the permission. */
export async function createFirstAdmin(form: FirstAdminForm): Promise<ActionResult<null>> {
  const parsed = parseInput(firstAdminSchema, form)
  if (!parsed.ok) return { ok: false, problem: 'wrongInput', fields: parsed.fields }
  try {
    await createFirst(database(), parsed.data)
    return { ok: true, value: null }
  } catch (error) {
    return toFailure(error)
  }
}

export const savePerson = action({ schema: personSchema, may: 'people.manage', run: save })

export const saveRole = action({ schema: roleSchema, may: 'roles.manage', run: keepRole })

export const deleteRole = action({
  schema: roleIdSchema,
  may: 'roles.manage',
  run: ({ actor, form }) => removeRole({ actor, ...form }),
})

export const changeOwnPassword = action({
  schema: ownPasswordSchema,
  may: 'self',
  run: changePassword,
})

/** One's own; another's only for whom the operation finds that the person may manage them. */
export const endSession = action({ schema: sessionSchema, may: 'self', run: end })

export const endOtherSessions = action({ schema: personIdSchema, may: 'self', run: endOthers })

/** Remembered with the person, and on this device for the pages before sign-in. */
export const setLocale = action({
  schema: preferencesSchema,
  may: 'self',
  run: async ({ actor, form: { locale } }) => {
    await database().update(people).set({ locale }).where(eq(people.id, actor.id))
    const kept = await cookies()
    kept.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS)
    return null
  },
})
