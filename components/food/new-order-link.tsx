import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { foodPaths } from '@/lib/food/keys'

/** The way to the order form; `hasKey` shows the key that leads there too. */
export function NewOrderLink({ hasKey = false }: { hasKey?: boolean }) {
  const t = useTranslations('food')
  return (
    <Link
      href={foodPaths.newOrder()}
      className={buttonClass({ variant: 'primary', size: 'counter' })}
    >
      <Plus aria-hidden />
      {t('newOrder')}
      {hasKey && (
        <span aria-hidden className="max-lg:hidden [&_kbd]:border-on-accent [&_kbd]:text-on-accent">
          <Kbd>N</Kbd>
        </span>
      )}
    </Link>
  )
}
