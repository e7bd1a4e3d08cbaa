import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'
import { roleRefSchema, type RoleRef } from './role'

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('email'))
/** Long rather than odd: length is what makes a password hard to guess. */
export const newPassword = z.string().min(12, 'passwordShort').max(128, 'passwordLong')
const name = z.string().trim().min(1, 'required').max(80, 'tooLong')

const signInSchema = z.object({
  email: z.string().trim().min(1, 'required').max(254),
  password: z.string().min(1, 'required').max(200),
})
export type SignInForm = z.infer<typeof signInSchema>

export const firstAdminSchema = z.object({
  token: z.string().min(1).max(200),
  name,
  email,
  password: newPassword,
})
export type FirstAdminForm = z.infer<typeof firstAdminSchema>

/** An empty password keeps the one there is; it invites somebody new. */
export const personSchema = z.object({
  id: z.number().int().positive().nullable(),
  name,
  email,
  password: z.union([z.literal(''), newPassword]),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
  /** The password that is given now is for one sign-in, which asks for another. */
  mustChangePassword: z.boolean(),
  /** Their sign-in asks for a one-time code as well. */
  requiresCode: z.boolean(),
  roles: z.array(z.object({ storeId: z.number().int().positive(), role: roleRefSchema })),
})
export type PersonForm = z.infer<typeof personSchema>

export type PersonRow = {
  id: number
  name: string
  email: string
  isAdmin: boolean
  disabled: boolean
  mustChangePassword: boolean
  requiresCode: boolean
  /** Their app makes one-time codes. */
  hasCode: boolean
  /** They have chosen no password yet. */
  isInvited: boolean
  roles: { storeId: number; role: RoleRef }[]
}

export const ownPasswordSchema = z.object({
  current: z.string().min(1, 'required').max(200),
  next: newPassword,
})
export type OwnPasswordForm = z.infer<typeof ownPasswordSchema>

export const sessionSchema = z.object({ sessionId: z.uuid() })
export type SessionForm = z.infer<typeof sessionSchema>

export const personIdSchema = z.object({ personId: z.number().int().positive() })
export type PersonIdForm = z.infer<typeof personIdSchema>

export const warningsSchema = z.object({ wants: z.boolean() })
export type WarningsForm = z.infer<typeof warningsSchema>

export const preferencesSchema = z.object({ locale: z.enum(LOCALES) })
