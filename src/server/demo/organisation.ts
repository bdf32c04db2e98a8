import type { NewOperator } from '#server/people/accounts/queries/seed.ts';

export const rootOperator: NewOperator = {
  opId: 'system',
  parentId: null,
  opPath: '/system/',
  opType: 'System',
  companyName: 'Waymark',
};

/** Two operators that must not see each other; the first has every level of the hierarchy below it. */
export const demoOperators: readonly NewOperator[] = [
  rootOperator,
  {
    opId: 'northwind',
    parentId: 'system',
    opPath: '/system/northwind/',
    opType: 'Operator',
    companyName: 'Northwind Telecom',
    contact: { phone: '+8225550100', url: 'https://help.northwind.example' },
  },
  {
    opId: 'northwind-south',
    parentId: 'northwind',
    opPath: '/system/northwind/northwind-south/',
    opType: 'SubOperator',
    companyName: 'Northwind South',
  },
  {
    opId: 'riverside-office',
    parentId: 'northwind-south',
    opPath: '/system/northwind/northwind-south/riverside-office/',
    opType: 'EducationOffice',
    companyName: 'Riverside Education Office',
    contact: { phone: '+82515550100' },
  },
  {
    opId: 'hillside-school',
    parentId: 'riverside-office',
    opPath: '/system/northwind/northwind-south/riverside-office/hillside-school/',
    opType: 'School',
    companyName: 'Hillside School',
    contact: {
      address: '4 Hill Road, Busan',
      phone: '+82515550101',
      url: 'https://hillside.example',
      education_office_id: 'busan',
    },
  },
  ...['Seaside', 'Orchard', 'Old Town'].map((name, index): NewOperator => {
    const opId = `${name.toLowerCase().replace(' ', '-')}-school`;
    return {
      opId,
      parentId: 'riverside-office',
      opPath: `/system/northwind/northwind-south/riverside-office/${opId}/`,
      opType: 'School',
      companyName: `${name} School`,
      contact: {
        address: `${12 + index * 7} ${name} Street, Busan`,
        phone: `+825155502${10 + index}`,
        url: `https://${opId}.example`,
        education_office_id: 'busan',
      },
    };
  }),
  {
    opId: 'brightline',
    parentId: 'system',
    opPath: '/system/brightline/',
    opType: 'Operator',
    companyName: 'Brightline Cable',
  },
];

export const demoPeople: readonly { user: string; name: string; opId: string; role: string }[] = [
  { user: 'system.admin@waymark.example', name: 'Sora Kim', opId: 'system', role: 'SystemAdmin' },
  { user: 'auditor@waymark.example', name: 'Clara Proof', opId: 'system', role: 'Auditor' },
  { user: 'admin@northwind.example', name: 'Nora West', opId: 'northwind', role: 'OperatorAdmin' },
  { user: 'support@northwind.example', name: 'Sam Porter', opId: 'northwind', role: 'OperatorStaff' },
  { user: 'auditor@northwind.example', name: 'Ada Ledger', opId: 'northwind', role: 'Auditor' },
  { user: 'viewer@northwind.example', name: 'Vera Look', opId: 'northwind', role: 'Viewer' },
  { user: 'school@hillside.example', name: 'Hanna Hill', opId: 'hillside-school', role: 'SchoolAdmin' },
  { user: 'admin@brightline.example', name: 'Bruno Light', opId: 'brightline', role: 'OperatorAdmin' },
  { user: 'support@brightline.example', name: 'Bea Cable', opId: 'brightline', role: 'OperatorStaff' },
];

export const cities = [
  { city: 'Seoul', province: 'Seoul', lat: 37.5665, lng: 126.978 },
  { city: 'Busan', province: 'Busan', lat: 35.1796, lng: 129.0756 },
  { city: 'Daejeon', province: 'Daejeon', lat: 36.3504, lng: 127.3845 },
  { city: 'Gwangju', province: 'Gwangju', lat: 35.1595, lng: 126.8526 },
  { city: 'Jeju', province: 'Jeju', lat: 33.4996, lng: 126.5312 },
] as const;

/** Service area of both operators: the mainland, so that devices on Jeju are outside. */
export const demoServiceArea = [
  [125.9, 34.2],
  [129.8, 34.7],
  [129.8, 38.7],
  [126.5, 38],
] as const;

export const demoSpeedServers = cities.slice(0, 3).flatMap(({ city, lat, lng }) =>
  ['northwind', 'brightline'].map((opId) => ({
    opId,
    url: `http://speed-${city.toLowerCase()}.${opId}.example/test`,
    sponsor: opId === 'northwind' ? 'Northwind Telecom' : 'Brightline Cable',
    city,
    country: 'Korea',
    lat,
    lng,
  })),
);
