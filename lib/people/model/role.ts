import { z } from 'zod'
import {
  PERMISSIONS,
  ROLES,
  type ActingRole,
  type CustomRole,
  type Permission,
  type Role,
} from '@/lib/domain/permissions'

/** A role as a form or a row names it: a built-in one, or the id of one that was put together. */
export const roleRefSchema = z.union([z.enum(ROLES), z.int().positive()])
export type RoleRef = z.infer<typeof roleRefSchema>

export const roleSchema = z.object({
  id: z.int().positive().nullable(),
  name: z.string().trim().min(1, 'required').max(60, 'tooLong'),
  permissions: z.array(z.enum(PERMISSIONS)).min(1, 'choosePermission').max(PERMISSIONS.length),
})
export type RoleForm = z.infer<typeof roleSchema>

/** Whether one-time codes are asked of everybody with a role, or of administrators. */
export const codeRoleSchema = z.object({
  role: z.union([roleRefSchema, z.literal('administrator')]),
  requiresCode: z.boolean(),
})
export type CodeRoleForm = z.infer<typeof codeRoleSchema>

export type CodeRole = {
  ref: CodeRoleForm['role']
  role: ActingRole
  requiresCode: boolean
  /** Within the rights of whoever looks. */
  mayChange: boolean
}

export const roleIdSchema = z.object({ id: z.int().positive() })

/** Somebody who has a role, and at how many stores. */
export type RoleHolder = { id: number; name: string; stores: number }

/** A role of either kind with who has it; `ref` is how memberships name it. */
export type RoleEntry = {
  ref: RoleRef
  role: Role | CustomRole
  permissions: readonly Permission[]
  holders: RoleHolder[]
}

/** The roles that a person may give at a store. */
export type RoleChoices = { storeId: number; roles: { ref: RoleRef; role: Role | CustomRole }[] }
