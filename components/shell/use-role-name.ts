import { useTranslations } from 'next-intl'
import type { ActingRole } from '@/lib/domain/permissions'

/** What a role is called: those that every Handover has in the language, others as they were named. */
export function useRoleName(): (role: ActingRole) => string {
  const t = useTranslations('shell')
  return (role) => (typeof role === 'string' ? t(`roles.${role}`) : role.name)
}
