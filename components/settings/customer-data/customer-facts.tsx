import { useFormatter, useTranslations } from 'next-intl'
import { PhoneNumber } from '@/components/orders/phone-number'
import { Section } from '@/components/ui/section'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { useJoined } from '@/components/ui/use-joined'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { CustomerData, CustomerOrder } from '@/lib/settings/model/customer-data'

/** All that is kept about one customer, for people to read: on the screen and on paper. */
export function CustomerFacts({ data }: { data: CustomerData }) {
  const t = useTranslations('customerData')
  const joined = useJoined()
  return (
    <>
      <Section title={t('names')}>
        <p className="wrap-anywhere">{joined(data.names) || t('search.nameless')}</p>
        <p className="text-muted tabular-nums">
          {data.phone === null ? (
            t('noPhone')
          ) : (
            <PhoneNumber phone={data.phone} region={regionOf(data)} />
          )}
        </p>
      </Section>
      {data.known.length > 0 && (
        <Section title={t('known')}>
          <ul className="flex flex-col gap-2">
            {data.known.map(({ storeName, region, name, phone, addresses }) => (
              <li key={`${storeName} ${phone}`} className="wrap-anywhere">
                <span className="font-medium">{storeName}</span>: {name},{' '}
                <PhoneNumber phone={phone} region={region} />
                <span className="block text-muted">{addresses.join(' · ') || t('noAddress')}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {/* Wide: on paper nothing can be scrolled to. */}
      <section aria-label={t('orders')} className="border-t pt-5">
        <h2 className="mb-3 font-semibold">{t('orders')}</h2>
        {data.orders.length === 0 ? <p>{t('noOrders')}</p> : <Orders orders={data.orders} />}
        {data.importRows > 0 && (
          <p className="mt-3 text-muted">{t('importRows', { count: data.importRows })}</p>
        )}
      </section>
    </>
  )
}

/** Where they were last a customer. */
const regionOf = ({ orders, known }: CustomerData): Region =>
  orders[0]?.region ?? known[0]?.region ?? 'HK'

function Orders({ orders }: { orders: readonly CustomerOrder[] }) {
  const t = useTranslations('customerData.order')
  return (
    <Table label={t('number')}>
      <thead>
        <tr>
          <Th>{t('number')}</Th>
          <Th>{t('created')}</Th>
          <Th>{t('name')}</Th>
          <Th>{t('address')}</Th>
          <Th>{t('state')}</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderLine({ order }: { order: CustomerOrder }) {
  const t = useTranslations('customerData.order')
  const format = useFormatter()
  return (
    <Row>
      <Td>
        <span className="font-mono">{order.platformOrderId ?? order.clientOrderId}</span>
        <span className="block text-xs text-muted">{order.storeName}</span>
      </Td>
      <Td className="whitespace-nowrap tabular-nums">
        {format.dateTime(new Date(order.createdAt), {
          dateStyle: 'medium',
          timeZone: areaOf(order.region).timeZone,
        })}
      </Td>
      <Td className="wrap-anywhere">
        {order.name}
        <span className="block text-xs whitespace-nowrap text-muted">
          {order.phone && <PhoneNumber phone={order.phone} region={order.region} />}
        </span>
      </Td>
      <Td className="wrap-anywhere">{order.address}</Td>
      <Td>{t(order.ended ? 'ended' : 'open')}</Td>
    </Row>
  )
}
