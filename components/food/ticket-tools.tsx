'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import type { NoQr } from './ticket-link'

type TicketToolsProps = {
  orderId: number
  noQr: NoQr | null
  withQr: boolean
  onWithQr: (withQr: boolean) => void
  pending: boolean
  problem: string | null
  onPrint: () => void
}

/** What stands beside the paper, and never on it. */
export function TicketTools(props: TicketToolsProps) {
  const { orderId, noQr, withQr, onWithQr, pending, problem, onPrint } = props
  const t = useTranslations('ticket')
  return (
    <section className="flex flex-col gap-4 p-4 lg:w-96 lg:border-r lg:p-6 print:hidden">
      <PageHeader title={t('title')} back={{ href: foodPaths.order(orderId), label: t('back') }} />
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {noQr ? (
        <p className="text-muted">{t(`noQr.${noQr}`)}</p>
      ) : (
        <Checkbox
          label={t('withQr')}
          help={t('withQrHelp')}
          checked={withQr}
          disabled={pending}
          onChange={(event) => onWithQr(event.target.checked)}
        />
      )}
      <Button variant="primary" icon={<Printer aria-hidden />} pending={pending} onClick={onPrint}>
        {t('print')}
      </Button>
      <p className="text-muted">{t('paper')}</p>
    </section>
  )
}
