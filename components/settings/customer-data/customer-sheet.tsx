'use client'

import { Printer } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { CustomerData } from '@/lib/settings/model/customer-data'
import { CustomerFacts } from './customer-facts'

type CustomerSheetProps = {
  data: CustomerData
  /** An ISO instant. */
  now: string
  timeZone: string
}

/** What a customer is given on paper. */
export function CustomerSheet({ data, now, timeZone }: CustomerSheetProps) {
  const t = useTranslations('customerData')
  const format = useFormatter()
  const date = format.dateTime(new Date(now), { dateStyle: 'long', timeZone })
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-6 bg-white p-6 text-black">
      <Button icon={<Printer aria-hidden />} className="self-start" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {/* Black on white in every theme: it is paper. */}
      <div className="flex flex-col gap-6 [&_*]:bg-transparent! [&_*]:text-black!">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <p>{t('printed', { date })}</p>
        <CustomerFacts data={data} />
      </div>
    </main>
  )
}
