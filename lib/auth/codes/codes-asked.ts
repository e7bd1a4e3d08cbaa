import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { people } from '@/lib/db/tables/people'

/**
 * Whether one-time codes are asked of a person at the sign-in: of themselves, of everybody with a
 * role that they have somewhere, or of administrators. For a query of `people`.
 */
export const codesAsked = (): SQL<boolean> => sql<boolean>`(
  ${people}.requires_code
  or (${people}.is_admin
    and exists (select 1 from built_in_code_roles where role = 'administrator'))
  or exists (
    select 1 from memberships m
    left join roles r on r.id = m.role_id
    left join built_in_code_roles b on b.role = m.role
    where m.person_id = ${people}.id and (r.requires_code or b.role is not null)))`
