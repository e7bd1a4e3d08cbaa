import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CardsSkeleton, FieldSkeleton } from '@/components/form/form-skeleton'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  PRODUCT_GROUPS,
  takes,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { usePhoneHelp } from './address/use-phone-help'
import { FormSection } from './content/form-section'

type WaybillFormSkeletonProps = {
  hasStoreField: boolean
  hasPresets?: boolean
  /** What is said above it. */
  beginning?: ReactNode
  /** The product that it begins with, null for none; left out where nobody knows yet. */
  product?: ExpressProduct | null
}

/** A desk's control; taller where it is touched. */
const CONTROL = 'h-9 pointer-coarse:h-12'

/** The form as it begins: the products to choose from, and of a chosen one whom it is for. */
export function WaybillFormSkeleton(props: WaybillFormSkeletonProps) {
  const { hasStoreField, hasPresets, beginning, product } = props
  const t = useTranslations('waybills.form')
  const presets = useTranslations('waybills.presets')
  return (
    <div aria-hidden className="flex min-w-0 flex-col gap-6">
      {beginning}
      {hasStoreField && (
        <div className="max-w-md">
          <FieldSkeleton control={CONTROL} label={t('store')} />
        </div>
      )}
      {hasPresets && (
        <div className="w-72 max-w-full">
          <FieldSkeleton control={CONTROL} label={presets('label')} />
        </div>
      )}
      <Section title={t('product')} text={t('productText')}>
        <div className="grid gap-4 lg:grid-cols-3">
          {PRODUCT_GROUPS.map((group) => (
            <CardsSkeleton
              key={group}
              label={t(`groups.${group}`)}
              className="grid-cols-1 sm:grid-cols-3 lg:grid-cols-1"
              cards={EXPRESS_PRODUCTS.filter((one) => expressRules(one).group === group).map(
                (code) => ({
                  label: t(`products.${code}.name`),
                  help: t(`products.${code}.text`),
                  code,
                }),
              )}
            />
          ))}
        </div>
      </Section>
      {product && <FirstFields product={product} />}
      {product === null && <p className="py-8 text-center text-muted">{t('productFirst')}</p>}
    </div>
  )
}

function FirstFields({ product }: { product: ExpressProduct }) {
  const t = useTranslations('waybills.form')
  const help = usePhoneHelp(product, 'recipient')
  return (
    <div className="grid min-w-0 gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {takes(product, 'sender.name') && <Skeleton className="h-24 rounded-outer" />}
        <FormSection title={t('sections.recipient')}>
          <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <FieldSkeleton control={CONTROL} label={t('fields.phone')} help={help} />
            <FieldSkeleton control={CONTROL} label={t('fields.name')} />
          </div>
        </FormSection>
      </div>
      <Skeleton className="h-72 rounded-outer" />
    </div>
  )
}
