import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NewOrder } from '@/components/food/order-form/new-order'
import { AddressFinderProvider } from '@/components/map/address/address-finder'
import { settings } from '@/lib/config/settings'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('food.form'))('title') }
}

export default async function NewOrderPage() {
  await requireViewer(await getLocale())
  return (
    <AddressFinderProvider finder={settings().geocoder?.kind ?? null}>
      <NewOrder />
    </AddressFinderProvider>
  )
}
