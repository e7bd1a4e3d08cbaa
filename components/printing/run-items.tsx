'use client'

import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { PrintRun } from '@/lib/printing/schema'
import { WaybillNumber } from './waybill-number'

/** What was said of each label of a print run. */
export function RunItems({ items }: { items: PrintRun['items'] }) {
  const t = useTranslations('printing')
  return (
    <Table label={t('run.list')}>
      <thead>
        <tr>
          <Th align="end">#</Th>
          <Th>{t('find.number')}</Th>
          <Th>{t('find.to')}</Th>
          <Th>{t('find.state')}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ orderId, clientOrderId, recipientName, place, printed }, index) => (
          <Row key={orderId}>
            <Td align="end">{index + 1}</Td>
            <Td className="wrap-anywhere">
              <WaybillNumber orderId={orderId} number={clientOrderId} />
            </Td>
            <Td className="wrap-anywhere">{[recipientName, place].filter(Boolean).join(' · ')}</Td>
            <Td>
              {printed ? (
                <Meaning kind="done">{t('run.cameOut')}</Meaning>
              ) : (
                <Meaning kind="stopped">{t('run.didNotPrint')}</Meaning>
              )}
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
