'use server'

import { cookies } from 'next/headers'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { requestOrigin } from '@/lib/audit/request-origin'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS } from '@/lib/i18n/locales'
import { action } from '@/lib/server/action'
import { publicAction } from '@/lib/server/public-action'
import { changeOwnPassword as changePassword } from './change-own-password'
import { createFirstAdmin as createFirst } from './first-admin'
import { askForReset as ask } from './links/ask-for-reset'
import { choosePassword as choose } from './links/choose-password'
import { chooseAtSignIn as chooseAtStep } from './choose-at-sign-in'
import { beginOwnCode as beginCode } from './codes/begin-own-code'
import { confirmOwnCode as confirmCode } from './codes/confirm-own-code'
import { endOwnCode as endCode } from './codes/end-own-code'
import { firstRecoveryCodes as firstCodes } from './codes/first-recovery-codes'
import { removeCode as removeTheirCode } from './codes/remove-code'
import { renewRecoveryCodes as renewCodes } from './codes/renew-recovery-codes'
import { renewLink as renew } from './links/renew-link'
import {
  firstAdminSchema,
  ownPasswordSchema,
  personIdSchema,
  personSchema,
  preferencesSchema,
  sessionSchema,
  warningsSchema,
} from './model/person'
import {
  choosePasswordSchema,
  codeSchema,
  forgottenSchema,
  passwordSchema,
  stepPasswordSchema,
} from './model/sign-in'
import { codeRoleSchema, roleIdSchema, roleSchema } from './model/role'
import { askCodes as askOfRole } from './roles/ask-codes'
import { deleteRole as removeRole } from './roles/delete-role'
import { saveRole as keepRole } from './roles/save-role'
import { savePerson as save } from './save-person'
import { setWarnings as chooseWarnings } from './set-warnings'
import { endOtherSessions as endOthers } from './sessions/end-other-sessions'
import { endSession as end } from './sessions/end-session'

/** Its token is the permission. */
export const createFirstAdmin = publicAction({
  schema: firstAdminSchema,
  run: async (form) => {
    await createFirst(database(), form, await requestOrigin())
    return null
  },
})

/** Its token is the permission. */
export const choosePassword = publicAction({ schema: choosePasswordSchema, run: choose })

/** For everybody; what it answers tells nothing. */
export const askForReset = publicAction({ schema: forgottenSchema, run: ask })

/** The sign-in that this browser is in the middle of is the permission. */
export const chooseAtSignIn = publicAction({ schema: stepPasswordSchema, run: chooseAtStep })

export const renewLink = action({ schema: personIdSchema, may: 'people.manage', run: renew })

export const savePerson = action({ schema: personSchema, may: 'people.manage', run: save })

export const saveRole = action({ schema: roleSchema, may: 'roles.manage', run: keepRole })

export const deleteRole = action({
  schema: roleIdSchema,
  may: 'roles.manage',
  run: ({ actor, form }) => removeRole({ actor, ...form }),
})

export const askCodes = action({ schema: codeRoleSchema, may: 'roles.manage', run: askOfRole })

export const changeOwnPassword = action({
  schema: ownPasswordSchema,
  may: 'account',
  run: changePassword,
})

export const beginOwnCode = action({ schema: passwordSchema, may: 'account', run: beginCode })

export const confirmOwnCode = action({ schema: codeSchema, may: 'account', run: confirmCode })

export const endOwnCode = action({ schema: passwordSchema, may: 'account', run: endCode })

export const firstRecoveryCodes = action({ schema: z.object({}), may: 'account', run: firstCodes })

export const renewRecoveryCodes = action({
  schema: passwordSchema,
  may: 'account',
  run: renewCodes,
})

export const removeCode = action({
  schema: personIdSchema,
  may: 'people.manage',
  run: removeTheirCode,
})

/** One's own; another's only for whom the operation finds that the person may manage them. */
export const endSession = action({ schema: sessionSchema, may: 'account', run: end })

export const endOtherSessions = action({ schema: personIdSchema, may: 'account', run: endOthers })

/** Whether a manager hears by e-mail of what needs one. */
export const setWarnings = action({ schema: warningsSchema, may: 'self', run: chooseWarnings })

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
