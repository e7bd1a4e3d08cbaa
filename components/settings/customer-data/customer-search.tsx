'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { PhoneNumber } from '@/components/orders/phone-number'
import { settingsPaths } from '@/components/shell/settings-paths'
import { usePress } from '@/components/shell/use-press'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { Row, RowLink, Table, Td } from '@/components/ui/table'
import { useJoined } from '@/components/ui/use-joined'
import { findCustomers } from '@/lib/settings/actions'
import type { FoundCustomer } from '@/lib/settings/model/customer-data'

type Found = { customers: FoundCustomer[]; more: boolean }

/** Looks for a customer; nothing that is typed stands in an address. */
export function CustomerSearch() {
  const t = useTranslations('customerData')
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const { press, pending, failure } = usePress()
  return (
    <div className="flex flex-col gap-6">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          void press(() => findCustomers({ search }), setFound)
        }}
      >
        <fieldset disabled={pending} className="flex flex-col gap-3">
          {failure && <FormErrors {...failure} />}
          <div className="flex flex-wrap items-end gap-2">
            <Field label={t('search.label')} className="w-full max-w-96">
              {(props) => (
                <TextInput
                  {...props}
                  type="search"
                  autoComplete="off"
                  minLength={2}
                  maxLength={100}
                  required
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" pending={pending}>
              {t('search.button')}
            </Button>
          </div>
        </fieldset>
      </form>
      <div role="status">{found && <FoundCustomers found={found} />}</div>
    </div>
  )
}

function FoundCustomers({ found: { customers, more } }: { found: Found }) {
  const t = useTranslations('customerData.search')
  const joined = useJoined()
  const format = useFormatter()
  if (customers.length === 0) return <p>{t('none')}</p>
  return (
    <div className="flex flex-col gap-3">
      <Table label={t('found', { count: customers.length })}>
        <tbody>
          {customers.map(({ ref, phone, region, names, orders, open, lastAt }) => (
            <Row key={ref}>
              <Td className="wrap-anywhere">
                <RowLink href={settingsPaths.customer(ref)}>
                  {joined(names) || t('nameless')}
                </RowLink>
                <span className="block text-xs text-muted">
                  {t('orders', {
                    count: orders,
                    open,
                    date: format.dateTime(new Date(lastAt), { dateStyle: 'medium' }),
                  })}
                </span>
              </Td>
              <Td align="end">{phone && <PhoneNumber phone={phone} region={region} />}</Td>
            </Row>
          ))}
        </tbody>
      </Table>
      {more && <p className="text-muted">{t('more')}</p>}
    </div>
  )
}
