import { DoorOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { Viewer } from '@/lib/people/model/viewer'
import { useRoleName } from '../use-role-name'

/** For a person whose role opens no page yet: what it will open, and whom to ask. */
export function NothingYet({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('shell')
  const hasStores = viewer.stores.length > 0
  return (
    <EmptyState
      icon={<DoorOpen aria-hidden />}
      title={t('nothingYet.title', { name: viewer.name })}
      text={
        <>
          {t(hasStores ? 'nothingYet.noPlace' : 'nothingYet.noStores')}
          {hasStores && <RoleList viewer={viewer} />}
          <span className="mt-3 block">{t('nothingYet.ask')}</span>
        </>
      }
    />
  )
}

function RoleList({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('shell')
  const roleName = useRoleName()
  return (
    <span className="mt-3 block">
      {viewer.stores.map(({ id, name, role }) => (
        <span key={id} className="block">
          {t('nothingYet.roleAt', { role: roleName(role), store: name })}
        </span>
      ))}
    </span>
  )
}
