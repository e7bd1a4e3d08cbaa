import { useTranslations } from 'next-intl'
import { useRoleName } from '@/components/shell/use-role-name'
import type { Viewer } from '@/lib/people/model/viewer'

/** What the signed-in person may do, store by store. */
export function OwnRights({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('people')
  const roleName = useRoleName()
  if (viewer.isAdmin) return <p>{roleName('administrator')}</p>
  if (viewer.stores.length === 0) return <p className="text-muted">{t('own.noRights')}</p>
  return (
    <ul>
      {viewer.stores.map(({ id, name, role }) => (
        <li key={id} className="wrap-anywhere">
          {t('own.rightAt', { store: name, role: roleName(role) })}
        </li>
      ))}
    </ul>
  )
}
