'use client'

import { RotateCcw, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PhoneNumber } from '@/components/orders/phone-number'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useProblemText } from '@/components/shell/use-problem-text'
import { buttonClass } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { toast } from '@/components/ui/toast'
import type { Region } from '@/lib/domain/areas'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { forgetCustomer } from '@/lib/food/actions'
import { foodPaths } from '@/lib/food/keys'
import type { KnownCustomer } from '@/lib/food/model/customers'
import type { FoodStore } from '../food-store'
import { CustomerNote } from './customer-note'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

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
              <span className="font-mono text-muted">
                <PhoneNumber phone={customer.phone} region={store.region} />
              </span>
              <CustomerNote customer={customer} onSaved={noop} />
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
              <span className="inline-flex gap-1">
                <OrderAgain customer={customer} region={store.region} />
                <DeleteCustomer customer={customer} region={store.region} />
              </span>
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

type OneCustomerProps = { customer: KnownCustomer; region: Region }

/** One press to the order form, filled in with name, number and last address. */
function OrderAgain({ customer: { id, name, phone }, region }: OneCustomerProps) {
  const t = useTranslations('customers')
  const label = t('againWho', { name, phone: formatPhone(phone, region) })
  return (
    <Link
      href={foodPaths.newOrder({ customer: id })}
      prefetch={false}
      aria-label={label}
      title={label}
      className={buttonClass({ variant: 'quiet', className: 'px-2.5' })}
    >
      <RotateCcw aria-hidden />
    </Link>
  )
}

/** Nothing else on the page shows a note. */
const noop = () => undefined

/** Deletes a customer after a question; orders keep what they recorded. */
function DeleteCustomer({ customer: { id, name, phone: digits }, region }: OneCustomerProps) {
  const t = useTranslations('customers')
  const phone = formatPhone(digits, region)
  const words = useProblemText()
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const [isPending, setPending] = useState(false)

  async function forget() {
    setPending(true)
    const result = await forgetCustomer({ customerId: id }).catch(() => null)
    setPending(false)
    setAsks(false)
    if (result?.ok) toast.success(t('deleted', { name }))
    else toast.error(result ? words.sentence(result) : words.noAnswer())
    // Also after a failure: somebody else may have deleted it.
    router.refresh()
  }

  return (
    <>
      <IconButton
        label={t('deleteWho', { name, phone })}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('deleteAsk', { name })}
          text={t('deleteText', { phone })}
          confirmLabel={t('deleteDo')}
          danger
          pending={isPending}
          onConfirm={() => void forget()}
        />
      )}
    </>
  )
}
