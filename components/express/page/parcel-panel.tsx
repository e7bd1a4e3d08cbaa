'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fact, Facts, Panel } from '@/components/orders/panel'
import { usePaymentText } from '@/components/orders/use-payment-text'
import { VALUE_PLUS } from '@/lib/domain/express/express-products'
import type { WaybillItem } from '@/lib/domain/express/waybill-draft'
import { cents, formatMoney, parseDollars } from '@/lib/domain/money'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'

/** What is sent, what it costs, and what is collected at the door. */
export function ParcelPanel({ waybill: detail }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.parcel')
  const locale = useLocale()
  const { waybill, asked } = detail
  const draft = asked?.draft
  const { fee } = waybill ?? {}
  const remark = waybill?.remark ?? draft?.remark
  const money = (amount: number) => formatMoney(cents(amount), 'HK', locale)
  const payment = usePaymentText()
  const dollars = (text: string | null | undefined) => {
    const amount = text ? parseDollars(text) : null
    return amount === null ? text : money(amount)
  }
  return (
    <Panel title={t('title')}>
      <Facts>
        <Fact name={t('boxes')}>{waybill?.boxes ?? draft?.boxes}</Fact>
        <Fact name={t('box')}>{waybill?.box ?? draft?.box}</Fact>
        <Fact name={t('weight')}>{draft?.weight ? t('grams', { grams: draft.weight }) : null}</Fact>
        {/* As it was told: its unit is not published (express §2.3). */}
        {waybill?.totalWeight !== String(draft?.weight ?? '') && (
          <Fact name={t('platformWeight')}>{waybill?.totalWeight}</Fact>
        )}
        {!asked && <Fact name={t('productName')}>{waybill?.productName}</Fact>}
        {!asked && <Fact name={t('serviceType')}>{waybill?.serviceType}</Fact>}
        <Fact name={t('payment')}>{payment(fee?.paymentMethod)}</Fact>
        <Fact name={t('shippingFee')}>{dollars(fee?.shipping)}</Fact>
        {fee?.items && parseDollars(fee.items) !== 0 && (
          <Fact name={t('itemFee')}>{dollars(fee.items)}</Fact>
        )}
        {fee?.amount !== fee?.shipping && <Fact name={t('amount')}>{dollars(fee?.amount)}</Fact>}
        <Fact name={t('collectGoods')}>
          {draft?.collect && draft.collect.goods > 0 && money(draft.collect.goods)}
        </Fact>
        <Fact name={t('collectFreight')}>
          {draft?.collect && draft.collect.freight > 0 && money(draft.collect.freight)}
        </Fact>
        {draft?.services?.map((service, index) => (
          <Fact
            key={index}
            name={
              service.code === VALUE_PLUS ? t('valuePlus') : t('service', { code: service.code })
            }
          >
            {[dollars(service.value), service.count, dollars(service.fee)]
              .filter(Boolean)
              .join(' · ') || t('yes')}
          </Fact>
        ))}
      </Facts>
      <div className="mt-3 space-y-3">
        {remark && (
          <dl>
            <Fact name={t('remark')}>{remark}</Fact>
          </dl>
        )}
        {draft?.items && draft.items.length > 0 && <ItemsTable items={draft.items} money={money} />}
        {!asked && <p className="text-muted">{t('elsewhere')}</p>}
      </div>
    </Panel>
  )
}

type ItemsTableProps = { items: readonly WaybillItem[]; money: (cents: number) => string }

/** The contents as we declared them. */
function ItemsTable({ items, money }: ItemsTableProps) {
  const t = useTranslations('waybillPage.items')
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="pb-1 text-left text-xs text-muted">{t('title')}</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b">
            <th className="py-1 pr-3 font-normal">{t('code')}</th>
            <th className="py-1 pr-3 font-normal">{t('name')}</th>
            <th className="py-1 pr-3 text-right font-normal">{t('quantity')}</th>
            <th className="py-1 text-right font-normal">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ code, name, quantity, price }, index) => (
            <tr key={index} className="border-b last:border-0">
              <td className="py-1.5 pr-3 font-mono wrap-anywhere">{code ?? '–'}</td>
              <td className="py-1.5 pr-3 wrap-anywhere">{name ?? '–'}</td>
              <td className="py-1.5 pr-3 text-right tabular-nums">{quantity ?? '–'}</td>
              <td className="py-1.5 text-right font-mono tabular-nums">
                {price === null || price === undefined ? '–' : money(price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
