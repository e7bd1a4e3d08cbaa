import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isAnotherAddress } from '@/lib/domain/address-match'
import { normalisePhone } from '@/lib/domain/phone/phone'
import type { ParcelProblem, ParcelProblems, TypedContact, TypedPoint } from './typed-parcel'

export type ReadPerson = { name: string; phone: string; callingCode: string }
export type ReadPoint = {
  address: string
  postalCode?: string
  description?: string
  location: Coordinates
  contacts: (ReadPerson & { company?: string })[]
}

/** What is wrong with a text as such; null when nothing is. */
const emptyProblem = (text: string): ParcelProblem | null =>
  text.trim() === '' ? 'required' : null

/** Keeps a problem under a field's name; null is none. */
export function addProblem(
  problems: ParcelProblems,
  field: string,
  problem: ParcelProblem | null,
): void {
  if (problem !== null) problems[field] = problem
}

type ReadingOf = { at: string; region: Region; problems: ParcelProblems }

/** A name and a number, which is dialled in the region unless it says otherwise. */
export function readPerson(
  typed: { name: string; phone: string },
  { at, region, problems, required = true }: ReadingOf & { required?: boolean },
): ReadPerson {
  const phone = normalisePhone(typed.phone, region)
  const isLeftOut = !required && typed.phone.trim() === ''
  addProblem(problems, `${at}.name`, required ? emptyProblem(typed.name) : null)
  addProblem(
    problems,
    `${at}.phone`,
    (required ? emptyProblem(typed.phone) : null) ?? (phone.ok || isLeftOut ? null : 'phone'),
  )
  const { national = '', callingCode = '' } = phone.ok ? phone : {}
  return { name: typed.name.trim(), phone: national, callingCode }
}

/** One point of the way, `at` its name in the form (conventions §4.4 `path[]`). */
export function readPoint(
  typed: TypedPoint,
  { at, region, problems }: { at: string; region: Region; problems: ParcelProblems },
): ReadPoint {
  addProblem(problems, `${at}.address`, emptyProblem(typed.address))
  addProblem(problems, `${at}.location`, pinProblem(typed))
  const contacts = typed.contacts.map((contact, index) =>
    readContact(contact, { at: `${at}.contacts.${index}`, region, problems }),
  )
  if (contacts.length === 0) addProblem(problems, `${at}.contacts`, 'required')
  return {
    address: typed.address.trim(),
    ...optionalText('postalCode', typed.postalCode),
    ...optionalText('description', typed.description),
    location: typed.location ?? { lat: 0, lng: 0 },
    contacts,
  }
}

/** What keeps a point from being sent for its pin (decision 0101). */
function pinProblem({ address, location, pinFor }: TypedPoint): ParcelProblem | null {
  if (location === null) return 'pin'
  return isAnotherAddress(pinFor, address) ? 'pinOfAnother' : null
}

function readContact(
  typed: TypedContact,
  where: { at: string; region: Region; problems: ParcelProblems },
) {
  return { ...readPerson(typed, where), ...optionalText('company', typed.company) }
}

/** The member when there is text in it, else nothing: what is empty stays out of the request. */
export function optionalText<Name extends string>(
  name: Name,
  text: string,
): { [K in Name]?: string } {
  const trimmed = text.trim()
  return (trimmed === '' ? {} : { [name]: trimmed }) as { [K in Name]?: string }
}
