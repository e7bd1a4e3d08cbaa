import { ChartColumn } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { findDistrict, isDistrictName } from '@/lib/domain/express/hong-kong-districts'
import { readsChinese } from '@/lib/domain/store-name'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { reportPaths } from '@/lib/reports/keys'
import type { ReportAddress } from '@/lib/reports/model/report-address'
import type { WarehouseReport } from '@/lib/reports/model/warehouse'
import type { Listed } from '../report-links'
import { ReportDefinitions } from '../report-definitions'
import { NoReport, ReportFrame } from '../report-frame'
import { GlanceTable } from './glance-table'
import { ReprintsTable } from './reprints-table'
import { ScansTable } from './scans-table'
import { WaybillsTable } from './waybills-table'

const DEFINED = ['day', 'printed', 'out', 'onTime', 'undeliverable', 'parts', 'scans'] as const

type WarehousePageProps = {
  address: ReportAddress
  /** Null where there is nothing that the person may report on. */
  report: WarehouseReport | null
  stores: readonly StoreAccess[]
}

/** What became of the waybills of some days in the warehouse. */
export function WarehousePage({ address, report, stores }: WarehousePageProps) {
  const t = useTranslations('warehouseReport')
  const reports = useTranslations('reports')
  if (!report) return <NoReport title={t('title')} text={t('noStores')} />
  const { warehouse, days } = report
  return (
    <ReportFrame
      title={t('title')}
      path={reportPaths.warehouse}
      address={address}
      family="express"
      report={report}
      stores={stores}
    >
      {days.isGoingOn && <p className="max-w-prose text-muted">{reports('goingOn')}</p>}
      {warehouse.total.now.created === 0 ? (
        <EmptyState icon={<ChartColumn aria-hidden />} title={t('none')} text={t('noneText')} />
      ) : (
        <Parts report={report} stores={stores} />
      )}
      <ReportDefinitions
        title={reports('define.title')}
        texts={DEFINED.map((name) => t(`define.${name}`))}
      />
    </ReportFrame>
  )
}

function Parts({ report, stores }: { report: WarehouseReport; stores: readonly StoreAccess[] }) {
  const t = useTranslations('warehouseReport')
  const reports = useTranslations('reports')
  const products = useTranslations('printing.products')
  const isChinese = readsChinese(useLocale())
  const { warehouse, storeIds, days } = report
  const listed: Listed = { family: 'express', storeIds, days }
  const { store, product, district, slot } = warehouse.by
  return (
    <>
      <GlanceTable listed={listed} total={warehouse.total} />
      <WaybillsTable
        listed={listed}
        title={t('slot.title')}
        head={t('slot.name')}
        rows={slot.map((group) => ({
          ...group,
          name:
            group.key === ''
              ? t('slot.none')
              : group.key === 'day'
                ? t('slot.day')
                : group.key.replace('-', '–'),
          part: { figure: { kind: 'pickup' as const, slot: group.key } },
        }))}
      />
      <WaybillsTable
        listed={listed}
        title={t('product.title')}
        head={t('product.name')}
        rows={product.map((group) => {
          const known = EXPRESS_PRODUCTS.find((one) => one === group.key)
          return {
            ...group,
            name: known ? products(known) : group.key || t('product.none'),
            part: known ? { product: known } : null,
          }
        })}
      />
      <WaybillsTable
        listed={listed}
        title={t('district.title')}
        head={t('district.name')}
        rows={district.map((group) => {
          const found = findDistrict(group.key)
          const name = found ? (isChinese ? found.zh : found.en) : group.key
          return {
            ...group,
            name: name || t('district.none'),
            part: isDistrictName(group.key) ? { district: group.key } : null,
          }
        })}
      />
      {store.length > 1 && (
        <WaybillsTable
          listed={listed}
          title={reports('stores.title')}
          head={reports('stores.store')}
          rows={store.map((group) => ({
            ...group,
            name: stores.find(({ id }) => String(id) === group.key)?.name ?? `#${group.key}`,
            part: { stores: [Number(group.key)] },
          }))}
        />
      )}
      <ReprintsTable listed={listed} warehouse={warehouse} />
      <ScansTable scans={warehouse.scans} />
    </>
  )
}
