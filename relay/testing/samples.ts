import type { EnquiryFields } from '../../enquiry/enquiry.ts';

/** A valid enquiry under its stored names, with whatever a test cares about. */
export function sampleFields(changes: Partial<EnquiryFields> = {}): EnquiryFields {
  return {
    Nombre: 'Ana Vidal',
    Email: 'ana@town.example',
    Tipo_Entidad: 'Municipality',
    Organizacion: 'Town of Sample',
    Telefono: '+34 612 345 678',
    Como_Nos_Conocio: 'Word of mouth',
    Mensaje: 'We would like to see a demo.',
    ...changes,
  };
}

/** As many different enquiries as asked for. */
export function manySamples(count: number): EnquiryFields[] {
  return Array.from({ length: count }, (_, index) => sampleFields({ Mensaje: `Message ${index}` }));
}
