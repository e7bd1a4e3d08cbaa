import {
  needOf,
  takes,
  type ExpressProduct,
  type WaybillField,
} from '@/lib/domain/express/express-products'
import { IMPORT_FIELDS, type ImportField } from '@/lib/domain/imports/import-fields'

/** The example of a template: an invented order. */
const EXAMPLE: Readonly<Partial<Record<ImportField, string>>> = {
  clientOrderId: 'A-0001',
  box: 'XS',
  boxes: '1',
  weight: '1200',
  remark: '',
  'recipient.name': '陳大文',
  'recipient.phone': '+852 6123 4567',
  'recipient.lockerCode': 'PN01001',
  'recipient.address.flat': 'A',
  'recipient.address.floor': '12',
  'recipient.address.building': 'Sha Tin Centre',
  'recipient.address.street': '2 Wang Pok Street',
  'recipient.address.district': '沙田區',
  'recipient.address.area': '新界',
  'recipient.lat': '22.3814',
  'recipient.lng': '114.1886',
  'items.0.code': '0012',
  'items.0.name': 'Tea',
  'items.0.quantity': '1',
  'sender.name': 'Shop',
  'sender.phone': '21234567',
  'sender.address.building': 'Tower 1',
  'sender.address.street': '1 King Road',
  'sender.address.district': '東區',
  'sender.address.area': '香港島',
}

/** What nobody needs a column for: fields for few, and times, which are chosen for many at once. */
const LEFT_OUT =
  /^(product|kilograms|recipient\.(?:firstName|lastName|addressLine[12])|clientShipmentCode|shipmentCode|services\..*|pickup\..*|delivery\..*|.*callingCode2?|.*postalCode|items\.[1-9].*)$/

/** The field of the matrix that decides about a column (express §4.1). */
function matrixField(field: ImportField): WaybillField {
  if (field === 'declaredValue') return 'services'
  if (field.startsWith('collect.')) return 'collect'
  if (/\.(lat|lng)$/.test(field) || field.includes('.address.')) {
    return field.startsWith('sender') ? 'sender.address' : 'recipient.address'
  }
  if (field.startsWith('services.')) return 'services'
  return field.replace(/^items\.\d+/, 'items') as WaybillField
}

/** The columns of a product's template, those that must be filled in first among equals. */
function templateFields(product: ExpressProduct): ImportField[] {
  return IMPORT_FIELDS.filter(
    (field) => !LEFT_OUT.test(field) && takes(product, matrixField(field)),
  )
}

/** The fields that a product cannot do without, whatever stands in a row. */
export function requiredFields(product: ExpressProduct): ImportField[] {
  return templateFields(product).filter((field) => {
    const isFree = /\.(flat|floor|block|lat|lng|price)$/.test(field) || field === 'clientOrderId'
    return !isFree && needOf(product, matrixField(field)) === 'required'
  })
}

/** The lines of a file with the columns of one product and one example row. */
export function templateRows(
  product: ExpressProduct,
  words: (field: ImportField) => string,
): string[][] {
  const fields = templateFields(product)
  return [fields.map(words), fields.map((field) => EXAMPLE[field] ?? '')]
}
