import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { useRoleName } from '@/components/shell/use-role-name'
import { AREAS, PERMISSION_TABLE, type Permission } from '@/lib/domain/permissions'
import type { RoleEntry } from '@/lib/people/model/role'

/** The table of permissions, in words: a line a permission, a column a role. */
export function PermissionTable({ roles }: { roles: readonly RoleEntry[] }) {
  const t = useTranslations('roles')
  const roleName = useRoleName()
  return (
    <Table label={t('table')}>
      <thead>
        <tr>
          <Th>{t('permission')}</Th>
          {roles.map(({ ref, role }) => (
            <Th key={ref} className="max-w-24 whitespace-normal sm:max-w-32">
              {roleName(role)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AREAS.map((area) => (
          <Fragment key={area}>
            <tr>
              <th
                scope="colgroup"
                colSpan={roles.length + 1}
                className="border-b px-3 pt-5 pb-1 text-left font-semibold"
              >
                {t(`area.${area}`)}
                {area === 'house' && (
                  <span className="block max-w-72 font-normal text-muted sm:max-w-none">
                    {t('areaHelp.house')}
                  </span>
                )}
              </th>
            </tr>
            {PERMISSION_TABLE.filter((row) => row.area === area).map(({ permission }) => (
              <PermissionRow key={permission} permission={permission} roles={roles} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

type PermissionRowProps = { permission: Permission; roles: readonly RoleEntry[] }

function PermissionRow({ permission, roles }: PermissionRowProps) {
  const t = useTranslations('roles')
  return (
    <Row>
      <th scope="row" className="min-w-36 px-3 py-1.5 text-left font-normal sm:min-w-56">
        {t(`may.${permission}`)}
      </th>
      {roles.map(({ ref, permissions }) => {
        const may = permissions.includes(permission)
        const Mark = may ? Check : Minus
        return (
          <Td key={ref}>
            <Mark aria-hidden className={may ? 'size-4' : 'size-4 text-muted opacity-50'} />
            <span className="sr-only">{t(may ? 'yes' : 'no')}</span>
          </Td>
        )
      })}
    </Row>
  )
}
