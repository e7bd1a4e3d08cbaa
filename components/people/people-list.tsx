import { useTranslations } from 'next-intl'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useRoleName } from '@/components/shell/use-role-name'
import { Meaning } from '@/components/ui/meaning'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import type { PersonRow } from '@/lib/people/model/person'
import type { RoleEntry } from '@/lib/people/model/role'

export type StoreName = { id: number; name: string; code: string }

type PeopleListProps = {
  people: readonly PersonRow[]
  stores: readonly StoreName[]
  roles: readonly RoleEntry[]
  /** Whoever looks. */
  ownId: number
}

export function PeopleList({ people, stores, roles, ownId }: PeopleListProps) {
  const t = useTranslations('people')
  return (
    <Table label={t('list.title')}>
      <thead>
        <tr>
          <Th>{t('list.name')}</Th>
          <Th className="hidden sm:table-cell">{t('list.email')}</Th>
          <Th>{t('list.roles')}</Th>
          <Th>{t('list.state')}</Th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id}>
            <Td>
              <RowLink href={settingsPaths.person(person.id)}>{person.name}</RowLink>
              {person.id === ownId && <span className="text-muted"> {t('list.you')}</span>}
            </Td>
            <Td className="hidden max-w-64 truncate text-muted sm:table-cell">{person.email}</Td>
            <Td>
              <RolesOf person={person} stores={stores} roles={roles} />
            </Td>
            <Td>
              <StateOf person={person} />
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

type RolesOfProps = { person: PersonRow } & Pick<PeopleListProps, 'stores' | 'roles'>

function StateOf({ person }: { person: PersonRow }) {
  const t = useTranslations('people')
  const { disabled, isInvited } = person
  const kind = disabled ? 'stopped' : isInvited ? 'waiting' : 'done'
  return (
    <Meaning kind={kind} className="text-xs">
      {t(disabled ? 'list.disabled' : isInvited ? 'list.invited' : 'list.active')}
    </Meaning>
  )
}

/** One line a role, with the stores it counts at. */
function RolesOf({ person, stores, roles }: RolesOfProps) {
  const t = useTranslations('people')
  const roleName = useRoleName()
  if (person.isAdmin) return roleName('administrator')
  const lines = roles.flatMap(({ ref, role }) => {
    const at = stores.filter(({ id }) =>
      person.roles.some((given) => given.role === ref && given.storeId === id),
    )
    const names = at.map(({ name }) => name).join(t('list.listSeparator'))
    return at.length > 0 ? [{ ref, role, names }] : []
  })
  if (lines.length === 0) return <span className="text-muted">{t('list.noRoles')}</span>
  return lines.map(({ ref, role, names }) => (
    <span key={ref} className="block">
      {t('list.roleAt', { role: roleName(role), stores: names })}
    </span>
  ))
}
