import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Meaning } from '@/components/ui/meaning'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import { useRegionName } from '@/components/shell/use-region-name'
import type { StoreRow } from '@/lib/stores/model/store-form'

export function StoreList({ stores }: { stores: readonly StoreRow[] }) {
  const t = useTranslations('stores')
  const regionName = useRegionName()
  return (
    <Table label={t('list.title')}>
      <thead>
        <tr>
          <Th>{t('list.code')}</Th>
          <Th>{t('list.name')}</Th>
          <Th className="hidden sm:table-cell">{t('list.region')}</Th>
          <Th className="hidden md:table-cell">{t('list.phone')}</Th>
          <Th>{t('list.food')}</Th>
        </tr>
      </thead>
      <tbody>
        {stores.map((store) => (
          <Row key={store.id}>
            <Td className="font-mono whitespace-nowrap">
              <RowLink href={settingsPaths.store(store.id)}>{store.code}</RowLink>
            </Td>
            <Td className="wrap-anywhere">
              {store.name}
              {store.nameZh && <span className="block text-muted">{store.nameZh}</span>}
              {store.disabled && (
                <Meaning kind="stopped" wraps className="mt-1 text-xs">
                  {t('list.disabled')}
                </Meaning>
              )}
            </Td>
            <Td className="hidden sm:table-cell">{regionName(store.region)}</Td>
            <Td className="hidden font-mono md:table-cell">{store.phone}</Td>
            <Td>
              <FoodMark takesFood={store.foodClientMerchantId !== ''} />
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function FoodMark({ takesFood }: { takesFood: boolean }) {
  const t = useTranslations('stores')
  const Icon = takesFood ? Check : Minus
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Icon aria-hidden className={takesFood ? 'size-4 text-done' : 'size-4 text-muted'} />
      {t(takesFood ? 'list.foodYes' : 'list.foodNo')}
    </span>
  )
}
