import { useTranslations } from 'next-intl'
import { FieldSkeleton } from '@/components/form/form-skeleton'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { type ExpressProduct, expressRules } from '@/lib/domain/express/express-products'
import { usePhoneHelp } from './address/use-phone-help'
import { FormSection } from './content/form-section'

/** How many products each group has. */
const GROUPS = [
  ['pick-up', 3],
  ['warehouse', 3],
  ['lite-post', 1],
] as const

type WaybillFormSkeletonProps = {
  /** What it begins with, null for none; left out where nobody knows yet. */
  product?: ExpressProduct | null
}

/** The form as it begins: the products to choose from, and of a chosen one whom it is for. */
export function WaybillFormSkeleton({ product }: WaybillFormSkeletonProps) {
  const t = useTranslations('waybills.form')
  return (
    <div aria-hidden className="flex min-w-0 flex-col gap-6">
      <Section title={t('product')} text={t('productText')}>
        <div className="grid gap-4 lg:grid-cols-3">
          {GROUPS.map(([group, cards]) => (
            <div key={group} className="space-y-2">
              <span className="mb-1.5 block font-medium">{t(`groups.${group}`)}</span>
              {Array.from({ length: cards }, (_, at) => (
                <Skeleton key={at} className="h-17.5 rounded-outer" />
              ))}
            </div>
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
        {expressRules(product).group !== 'warehouse' && <Skeleton className="h-24 rounded-outer" />}
        <FormSection title={t('sections.recipient')}>
          <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <FieldSkeleton control="h-9" label={t('fields.phone')} help={help} />
            <FieldSkeleton control="h-9" label={t('fields.name')} />
          </div>
        </FormSection>
      </div>
      <Skeleton className="h-72 rounded-outer" />
    </div>
  )
}
