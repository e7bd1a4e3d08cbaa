'use client'

import { OfferReader } from '@/components/express/slots/offer-reader'
import { SlotPicker } from '@/components/express/slots/slot-picker'
import { ImportPage } from '@/components/imports/import-page'
import type { SlotChooser } from '@/components/imports/slots/slot-chooser'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { needOf } from '@/lib/domain/express-products'
import type { ImportView } from '@/lib/imports/schema'
import { printingPaths } from '@/lib/printing/keys'
import { WithOrderHrefs } from '../../with-order-hrefs'

/** Slots are chosen for many rows as they are for one waybill. */
const Slots: SlotChooser = (props) => (
  <SlotPicker
    {...props}
    pickupNeed={needOf(props.product, 'pickup.date')}
    deliveryNeed={needOf(props.product, 'delivery.date')}
  />
)

export function ImportWithSlots({ first }: { first: ImportView }) {
  const created = {
    print: printingPaths.desk({ import: String(first.id) }),
    checkOut: dispatchPaths.scanImport(first.id),
  }
  return (
    <WithOrderHrefs>
      <ImportPage {...{ first, created, OfferReader }} SlotChooser={Slots} />
    </WithOrderHrefs>
  )
}
