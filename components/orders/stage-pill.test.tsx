import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import type { Family } from '@/lib/domain/stages'
import type { CancellingState } from '@/lib/orders/model/cancelling'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { card, MADE, minute } from '@/lib/testing/order-card'
import { attentionOf } from './attention'
import { CourierIdentity } from './page/courier-identity'
import { OrderNotice } from './page/order-notice'
import { StatusPill } from './stage-pill'

const drawn = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={messagesOf('en')}
      timeZone="UTC"
      now={new Date(MADE)}
    >
      {node}
    </NextIntlClientProvider>,
  ).replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ')

const asked = (state: CancellingState, change: Partial<OrderCard> = {}) =>
  card({ cancelling: { state, since: minute(0) }, ...change })

const FAMILIES = ['food', 'parcel', 'express'] as const

it('says of an order under a number that nobody here knows that it is one', () => {
  const of = (change: Partial<OrderCard>) => drawn(<StatusPill card={card(change)} />)
  const said = 'Platform’s number not known yet'
  expect(of({ placing: 'placed', platformOrderId: null })).toContain(said)
  expect(of({ placing: 'placed', platformOrderId: '610001' })).not.toContain(said)
  expect(of({ placing: 'unconfirmed', platformOrderId: null })).not.toContain(said)
})

describe.each(FAMILIES)('of %s', (family: Family) => {
  const pill = (of: OrderCard) => drawn(<StatusPill card={of} />)
  const notice = (of: OrderCard) =>
    drawn(<OrderNotice card={of} region="HK" againHref="/food/new" />)

  it('says on card and page that nobody knows whether a cancel took, before all else', () => {
    const of = asked('unconfirmed', { family, stage: 'unknown' })
    expect(attentionOf(of, MADE)).toBe('cancel-unconfirmed')
    expect(pill(of)).toContain('Cancel asked for, not known whether it took')
    expect(notice(of)).toContain('Cancel asked for, not known whether it took')
  })

  it('says that it is being asked for', () => {
    const of = asked('asking', { family })
    expect(attentionOf(of, MADE)).toBeNull()
    expect(pill(of)).toContain('Being cancelled')
    expect(notice(of)).toContain('Being cancelled')
  })

  it('says that it went on, beside where it stands', () => {
    const of = asked('overtaken', { family, stage: 'riding' })
    expect(pill(of)).toMatch(/On the way.*Went on after the cancel/)
    expect(notice(of)).toContain('goes on after the cancel')
  })

  it('says nothing of it once a status has settled it', () => {
    for (const stage of ['done', 'cancelled'] as const) {
      const of = asked('unconfirmed', { family, stage })
      expect(attentionOf(of, MADE)).toBeNull()
      expect(pill(of)).not.toMatch(/cancel (asked|agreed)/i)
      expect(notice(of)).toBe('')
    }
  })
})

it('shows that the platform agreed, until it confirms, and asks for a press when it does not', () => {
  const notice = (since: string) =>
    drawn(
      <OrderNotice
        card={card({ cancelling: { state: 'agreed', since } })}
        region="HK"
        againHref="/food/new"
      />,
    )
  const now = new Date().toISOString()
  expect(drawn(<StatusPill card={asked('agreed')} />)).toContain('Cancel agreed, not confirmed yet')
  expect(notice(now)).toContain('waiting for the platform’s confirmation')
  expect(notice(now)).toContain('Waiting for a courier')
  expect(notice(minute(0))).toContain('not confirmed since')
})

describe('a courier whom nobody has confirmed', () => {
  const courier = { name: 'Lee', phone: '50000001', plate: null, confirmed: false }

  it('is to be checked before the hand-over, and not after the end', () => {
    const open = drawn(
      <CourierIdentity courier={courier} family="food" region="HK" isOver={false} />,
    )
    expect(open).toContain('check before you hand over the food')
    const over = drawn(<CourierIdentity courier={courier} family="food" region="HK" isOver />)
    expect(over).toContain('never confirmed')
    expect(over).not.toMatch(/hand over|is asking/)
  })
})
