'use client'

import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
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
    <header className="flex flex-col gap-4 p-4 lg:w-96 lg:border-r lg:p-6 print:hidden">
      <Link
        href={foodPaths.order(orderId)}
        className={buttonClass({ variant: 'quiet', className: 'self-start px-2' })}
      >
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      <h1 className="text-lg font-semibold">{t('title')}</h1>
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
    </header>
  )
}
