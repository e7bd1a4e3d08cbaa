'use client'

import { useTranslations } from 'next-intl'
import { ROLES } from '@/lib/domain/permissions'
import type { PersonForm } from '@/lib/people/schema'
import { Select } from '@/components/ui/select'
import type { StoreName } from './people-list'

type Roles = PersonForm['roles']

type RolesFieldProps = {
  stores: readonly StoreName[]
  value: Roles
  onChange: (roles: Roles) => void
}

/** A role, or none, at each store. */
export function RolesField({ stores, value, onChange }: RolesFieldProps) {
  const t = useTranslations('people')
  const roleName = useTranslations('shell')
  if (stores.length === 0) return <p className="text-muted">{t('form.noStores')}</p>
  const give = (storeId: number, chosen: string) => {
    const others = value.filter((given) => given.storeId !== storeId)
    const role = ROLES.find((one) => one === chosen)
    onChange(role ? [...others, { storeId, role }] : others)
  }
  return (
    <ul className="divide-y divide-border border-y">
      {stores.map(({ id, name, code }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3 py-2">
          <label htmlFor={`role-${id}`} className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate font-mono text-xs text-muted">{code}</span>
          </label>
          <Select
            id={`role-${id}`}
            value={value.find(({ storeId }) => storeId === id)?.role ?? ''}
            onChange={(event) => give(id, event.target.value)}
          >
            <option value="">{t('form.noRole')}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roleName(`roles.${role}`)}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  )
}
