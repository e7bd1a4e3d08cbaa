'use client'

import { CalendarClock, CopyPlus, HandCoins, Printer } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AsOf } from '@/components/orders/page/as-of'
import { HeroFrame, HeroNumber } from '@/components/orders/page/hero-frame'
import { StageSteps } from '@/components/orders/page/stage-steps'
import { useSlotText } from '@/components/orders/use-slot-text'
import { buttonClass } from '@/components/ui/button'
import { cents, formatMoney } from '@/lib/domain/money'
import type { Permission } from '@/lib/domain/permissions'
import { inOneLine } from '@/lib/domain/express/address-line'
import { expressPaths } from '@/lib/express/keys'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'
import { CancelButton } from './cancel-button'
import { labelObstacle } from './label-place'
import { partiesOf } from './parties-of'

/** Where the page's label stands, so that a press leads to it on any screen. */
export const LABEL_ID = 'label'

type WaybillHeroProps = { waybill: WaybillDetail; may: readonly Permission[] }

/** The number on the label, for whom, how far it is, when, what is collected, and what can be done. */
export function WaybillHero({ waybill, may }: WaybillHeroProps) {
  const t = useTranslations('waybillPage')
  const { card, asked } = waybill
  const { recipient } = partiesOf(waybill)
  const code = waybill.waybill?.shipmentCode ?? card.labelNumber ?? card.clientOrderId
  const where = recipient.locker
    ? [t('hero.locker', { code: recipient.locker.code }), recipient.locker.address ?? '']
    : recipient.address
  return (
    <HeroFrame
      card={card}
      back={{ href: expressPaths.waybills(), label: t('back') }}
      label={t('hero.title')}
      heading={t.rich('headingBig', {
        code,
        big: (number) => <HeroNumber>{number}</HeroNumber>,
      })}
      name={recipient.name ?? card.recipientName ?? t('hero.noName')}
      address={inOneLine(where)}
      actions={<HeroActions waybill={waybill} may={may} />}
      steps={card.placing === 'placed' && <StageSteps stage={card.stage} family="express" />}
      standing={
        <p className="text-base font-medium">
          {asked ? t(`product.${asked.product}`) : waybill.waybill?.productName}
        </p>
      }
    >
      <HeroTimes waybill={waybill} />
      {card.platformOrderId !== null && (
        <AsOf
          orderId={card.id}
          asOf={waybill.asOf}
          language={waybill.language}
          isForeign={waybill.isForeign}
          canAsk
        />
      )}
    </HeroFrame>
  )
}

/** What can be done with a waybill as a whole. */
function HeroActions({ waybill, may }: WaybillHeroProps) {
  const t = useTranslations('waybillPage')
  const { card, asked } = waybill
  const mayPlace = may.includes('express.place')
  return (
    <>
      {labelObstacle(card) === null && (
        <a href={`#${LABEL_ID}`} className={buttonClass({ variant: 'primary' })}>
          <Printer aria-hidden />
          {t('hero.print')}
        </a>
      )}
      {asked && mayPlace && !card.isPseudonymised && (
        <Link href={expressPaths.newWaybill({ clone: card.id })} className={buttonClass()}>
          <CopyPlus aria-hidden />
          {t('clone')}
        </Link>
      )}
      <CancelButton waybill={waybill} mayCancel={may.includes('express.cancel')} />
    </>
  )
}

/** When it is picked up and brought, and what is collected at the door. */
function HeroTimes({ waybill: { waybill, asked } }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage')
  const locale = useLocale()
  const slot = useSlotText()
  const pickup = slot(waybill?.pickup) ?? slot(asked?.draft.pickup)
  const delivery = slot(waybill?.delivery) ?? slot(asked?.draft.delivery)
  const { freight = 0, goods = 0 } = asked?.draft.collect ?? {}
  if (!pickup && !delivery && freight + goods === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 font-medium">
      {pickup && (
        <Line icon={<CalendarClock aria-hidden />}>{t('hero.pickup', { slot: pickup })}</Line>
      )}
      {delivery && (
        <Line icon={<CalendarClock aria-hidden />}>{t('hero.delivery', { slot: delivery })}</Line>
      )}
      {freight + goods > 0 && (
        <Line icon={<HandCoins aria-hidden />}>
          {t('hero.collect', { amount: formatMoney(cents(freight + goods), 'HK', locale) })}
        </Line>
      )}
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 tabular-nums [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
