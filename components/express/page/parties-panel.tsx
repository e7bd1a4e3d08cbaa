'use client'

import { useTranslations } from 'next-intl'
import { CallLink } from '@/components/orders/page/call-link'
import { Panel, Fact, Facts } from '@/components/orders/panel'
import { useSlotText } from '@/components/orders/use-slot-text'
import { expressRules } from '@/lib/domain/express/express-products'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'
import { partiesOf, type ShownParty } from './parties-of'

/** From whom, to whom or to which locker, and in which times of Hong Kong's clock. */
export function PartiesPanel({ waybill: detail }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage')
  const slot = useSlotText()
  const { waybill, asked } = detail
  const { sender, recipient } = partiesOf(detail)
  const isHandedIn = asked !== null && expressRules(asked.product).group === 'warehouse'
  const pickup = slot(waybill?.pickup) ?? slot(asked?.draft.pickup)
  const delivery = slot(waybill?.delivery) ?? slot(asked?.draft.delivery)
  return (
    <Panel title={t('parties.title')}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <section>
          <h3 className="mb-2 font-medium text-muted">{t('parties.sender')}</h3>
          <Facts>
            {isHandedIn && (
              <Fact wide name={t('parties.how')}>
                {t('parties.handedIn')}
              </Fact>
            )}
            <Ends party={sender} />
            <Fact name={t('times.pickup')}>{pickup}</Fact>
          </Facts>
        </section>
        <section>
          <h3 className="mb-2 font-medium text-muted">{t('parties.recipient')}</h3>
          <Facts>
            <Ends party={recipient} />
            <Fact name={t('times.delivery')}>{delivery}</Fact>
          </Facts>
        </section>
      </div>
      {(pickup ?? delivery) && <p className="mt-3 text-xs text-muted">{t('times.zone')}</p>}
    </Panel>
  )
}

function Ends({ party: { name, platformName, phones, address, locker } }: { party: ShownParty }) {
  const t = useTranslations('waybillPage.parties')
  return (
    <>
      <Fact wide name={t('name')}>
        {name}
      </Fact>
      <Fact wide name={t('platformName')}>
        {platformName}
      </Fact>
      {phones.length > 0 && (
        <div className="col-span-full min-w-0">
          <dt className="text-xs text-muted">{t('phone')}</dt>
          <dd className="mt-1 flex flex-wrap gap-2">
            {phones.map((phone) => (
              <CallLink key={phone} phone={phone} region="HK" name={name} />
            ))}
          </dd>
        </div>
      )}
      {locker && (
        <Fact wide name={t('locker')}>
          <span className="font-mono">{locker.code}</span>
          {locker.address && <span className="block">{locker.address}</span>}
        </Fact>
      )}
      <Fact wide name={t('address')}>
        {address.join('\n')}
      </Fact>
    </>
  )
}
