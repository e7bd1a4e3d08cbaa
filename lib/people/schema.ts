import { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import { ROLES, type ActingRole, type Permission, type Role } from '@/lib/domain/permissions'

/** A store as one person may use it. */
export type StoreAccess = {
  id: number
  code: string
  name: string
  region: Region
  location: Coordinates
  /** The store takes food orders: it has a `client_merchant_id`. */
  hasFood: boolean
  /** After how many minutes of waiting, at the store, on the way, an order here is late. */
  lateMinutes: { waiting: number; atStore: number; riding: number }
  role: ActingRole
  may: readonly Permission[]
}

/** The signed-in person, and what the shell needs to know about where they are. */
export type Viewer = {
  id: number
  name: string
  email: string
  isAdmin: boolean
  stores: StoreAccess[]
  environment: 'simulator' | 'sandbox' | 'release'
  tiles: { url: string; attribution: string } | null
}

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('email'))
/** Long rather than odd: length is what makes a password hard to guess. */
const newPassword = z.string().min(12, 'passwordShort').max(200, 'passwordLong')
const name = z.string().trim().min(1, 'required').max(80, 'tooLong')

export const signInSchema = z.object({
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

/** An empty password keeps the one there is. */
export const personSchema = z.object({
  id: z.number().int().positive().nullable(),
  name,
  email,
  password: z.union([z.literal(''), newPassword]),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
  roles: z.array(z.object({ storeId: z.number().int().positive(), role: z.enum(ROLES) })),
})
export type PersonForm = z.infer<typeof personSchema>

export type PersonRow = {
  id: number
  name: string
  email: string
  isAdmin: boolean
  disabled: boolean
  roles: { storeId: number; role: Role }[]
}

export const ownPasswordSchema = z.object({
  current: z.string().min(1, 'required').max(200),
  next: newPassword,
})
export type OwnPasswordForm = z.infer<typeof ownPasswordSchema>

export const preferencesSchema = z.object({ locale: z.enum(['en', 'zh-HK']) })
