'use client'

import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { KnownCustomer } from '@/lib/food/schema'
import { DeleteCustomer } from './delete-customer'
import type { FoodStore } from './food-store'
import { useStoreTime } from '@/components/orders/use-store-time'

type CustomersTableProps = { customers: readonly KnownCustomer[]; store: FoodStore }

/** The latest order first. On a phone the address goes below the name. */
export function CustomersTable({ customers, store }: CustomersTableProps) {
  const t = useTranslations('customers')
  const time = useStoreTime(store.region)
  return (
    <Table label={t('list', { store: store.name })}>
      <thead>
        <tr>
          <Th>{t('name')}</Th>
          <Th className="hidden md:table-cell">{t('address')}</Th>
          <Th align="end" className="hidden sm:table-cell">
            {t('orders')}
          </Th>
          <Th className="hidden sm:table-cell">{t('last')}</Th>
          <Th>
            <span className="sr-only">{t('delete')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id}>
            <Td>
              <span className="block font-medium wrap-anywhere">{customer.name}</span>
              <span className="font-mono text-muted">{customer.phone}</span>
              <span className="block wrap-anywhere text-muted md:hidden">
                <LastAddress customer={customer} />
              </span>
            </Td>
            <Td className="hidden wrap-anywhere md:table-cell">
              <LastAddress customer={customer} />
            </Td>
            <Td align="end" className="hidden sm:table-cell">
              {customer.orderCount}
            </Td>
            <Td className="hidden whitespace-nowrap tabular-nums sm:table-cell">
              {time.full(customer.lastOrderAt)}
            </Td>
            <Td align="end">
              <DeleteCustomer customer={customer} />
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function LastAddress({ customer: { addresses } }: { customer: KnownCustomer }) {
  const t = useTranslations('customers')
  const [last] = addresses
  if (!last) return <span className="text-muted">{t('noAddress')}</span>
  return (
    <>
      {last.address}
      {addresses.length > 1 && (
        <span className="text-muted"> {t('more', { count: addresses.length - 1 })}</span>
      )}
    </>
  )
}
