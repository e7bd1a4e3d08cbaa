import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AddressFinderProvider } from '@/components/map/address/address-finder'
import { NewParcel } from '@/components/parcels/form/new-parcel'
import { currentActor } from '@/lib/auth/current-actor'
import { settings } from '@/lib/config/settings'
import { cloneParcel } from '@/lib/parcels/placing/clone-parcel'
import { listParcelStores } from '@/lib/parcels/list-parcel-stores'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('parcelForm'))('title') }
}

type NewParcelPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NewParcelPage({ searchParams }: NewParcelPageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const { store, clone } = await searchParams
  const cloneId = idOf(clone)
  const earlier = cloneId === null ? null : await cloneParcel({ actor, orderId: cloneId })
  return (
    <AddressFinderProvider finder={settings().geocoder?.kind ?? null}>
      <NewParcel
        {...await listParcelStores({ actor, locale: await getLocale() })}
        storeId={idOf(store)}
        clone={earlier}
        noClone={clone !== undefined && earlier === null}
      />
    </AddressFinderProvider>
  )
}

/** A number of the address; null for anything else. */
function idOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
