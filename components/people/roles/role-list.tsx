import { useTranslations } from 'next-intl'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useRoleName } from '@/components/shell/use-role-name'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import type { RoleEntry } from '@/lib/people/model/role'

/** Every role with who has it; those that were put together here can be opened. */
export function RoleList({ roles }: { roles: readonly RoleEntry[] }) {
  const t = useTranslations('roles')
  const roleName = useRoleName()
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('role')}</Th>
          <Th>{t('kind')}</Th>
          <Th>{t('holders')}</Th>
        </tr>
      </thead>
      <tbody>
        {roles.map(({ ref, role, holders }) => (
          <Row key={ref}>
            <Td className="font-medium">
              {typeof ref === 'number' ? (
                <RowLink href={settingsPaths.role(ref)}>{roleName(role)}</RowLink>
              ) : (
                roleName(role)
              )}
            </Td>
            <Td className="text-muted">{t(typeof ref === 'number' ? 'own' : 'builtIn')}</Td>
            <Td className={holders.length === 0 ? 'text-muted' : undefined}>
              {t('count', { count: holders.length })}
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
