'use client'

import { useTranslations } from 'next-intl'
import type { WaybillItem } from '@/lib/domain/waybill-draft'

type ItemsTableProps = { items: readonly WaybillItem[]; money: (cents: number) => string }

/** The contents as we declared them. */
export function ItemsTable({ items, money }: ItemsTableProps) {
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
