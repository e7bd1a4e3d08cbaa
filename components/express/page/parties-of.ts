import { addressLines } from '@/lib/domain/express/address-line'
import { isMissing, type Party, type Recipient } from '@/lib/domain/express/waybill-draft'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'

/** One end of a waybill as it is shown; null for what nobody told. */
export type ShownParty = {
  /** As it was asked for here; the platform's where nobody here asked. */
  name: string | null
  /** What the platform calls them, where that is another name. */
  platformName: string | null
  phones: string[]
  /** Each part on its own line. */
  address: string[]
  locker: { code: string; address: string | null } | null
}

const told = (...parts: (string | null | undefined)[]) =>
  parts.flatMap((part) => (isMissing(part) ? [] : [part as string]))

const dialled = (callingCode: string | null | undefined, phone: string | null | undefined) =>
  isMissing(phone) ? [] : [isMissing(callingCode) ? String(phone) : `+${callingCode} ${phone}`]

function asked(party: Party | Recipient | null | undefined): ShownParty {
  const recipient: Recipient = party ?? {}
  const { callingCode2, phone2, lockerCode } = recipient
  return {
    name: told(party?.name)[0] ?? null,
    platformName: null,
    phones: [...dialled(party?.callingCode, party?.phone), ...dialled(callingCode2, phone2)],
    address: addressLines(party?.address),
    locker: isMissing(lockerCode) ? null : { code: String(lockerCode), address: null },
  }
}

/**
 * The platform's account first; what it does not tell is shown as it was asked for. A name stays ours,
 * with the platform's beside it: it is a person's, and two of them are two people until somebody looks.
 */
function merged(platform: ShownParty, ours: ShownParty): ShownParty {
  return {
    name: ours.name ?? platform.name,
    platformName: isSameName(platform.name, ours.name) ? null : platform.name,
    // The platform leaves out the country code (express §2.3).
    phones:
      platform.phones.length === 0
        ? ours.phones
        : platform.phones.map((phone) => ours.phones.find((one) => one.endsWith(phone)) ?? phone),
    address: platform.address.length > 0 ? platform.address : ours.address,
    locker: platform.locker ?? ours.locker,
  }
}

/** Whether the platform says nothing else; spaces and case are its own to change. */
function isSameName(platform: string | null, ours: string | null): boolean {
  const plain = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase()
  return platform === null || ours === null || plain(platform) === plain(ours)
}

/** From whom and to whom, by the platform's account and by what we asked for. */
export function partiesOf({ waybill, asked: request }: Pick<WaybillDetail, 'waybill' | 'asked'>): {
  sender: ShownParty
  recipient: ShownParty
} {
  const { sender, recipient } = waybill ?? {}
  // District and area come once more on their own, which need not be read twice.
  const lines = (party: typeof sender) => {
    const { address = null, district, area } = party ?? {}
    const apart = told(district, area).filter((part) => !address?.includes(part))
    return told(address, apart.join(', '))
  }
  const { lockerCode, lockerAddress } = recipient ?? {}
  return {
    sender: merged(
      {
        name: sender?.name ?? null,
        platformName: null,
        phones: told(sender?.phone),
        address: lines(sender),
        locker: null,
      },
      asked(request?.draft.sender),
    ),
    recipient: merged(
      {
        name: recipient?.name ?? null,
        platformName: null,
        phones: told(recipient?.phone, recipient?.phone2),
        address: lines(recipient),
        locker: lockerCode ? { code: lockerCode, address: lockerAddress ?? null } : null,
      },
      asked(request?.draft.recipient),
    ),
  }
}
