import DNS from 'dns2';

const { Packet } = DNS;

/** Records of a name; each text is a separate record. */
interface Records {
  TXT?: string[];
  A?: string[];
}

/** A real DNS server (dns2) over UDP, on its own port. It serves only the names that a test adds. */
export class DnsServer {
  readonly records = new Map<string, Records>();
  /** Requested names, in lower case. */
  readonly asked: string[] = [];
  /** Called after each answer. */
  afterAsked: () => void = () => {};
  /** True: the server fails every request. */
  broken = false;
  readonly #server: ReturnType<typeof DNS.createUDPServer>;
  readonly address: string;

  private constructor(server: ReturnType<typeof DNS.createUDPServer>, port: number) {
    this.#server = server;
    this.address = `127.0.0.1:${port}`;
  }

  static async start(): Promise<DnsServer> {
    const server = DNS.createUDPServer({ type: 'udp4' });
    await server.listen(0, '127.0.0.1');
    const here = new DnsServer(server, server.address().port);
    server.on('request', (request, send) => {
      const answer = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const name = question?.name.toLowerCase() ?? '';
      here.asked.push(name);
      const known = here.records.get(name);
      if (here.broken) answer.header.rcode = Packet.RCODE.SERVFAIL;
      else if (!known) answer.header.rcode = Packet.RCODE.NXDOMAIN;
      else if (question) answer.answers.push(...here.#answers(name, question.type ?? 0, known));
      send(answer);
      here.afterAsked();
    });
    return here;
  }

  #answers(
    name: string,
    type: number,
    { TXT = [], A = [] }: Records,
  ): InstanceType<typeof Packet.Resource>[] {
    const resource = (record: object) =>
      new Packet.Resource({ name, type, class: Packet.CLASS.IN, ttl: 0, ...record });
    if (type === Packet.TYPE.TXT) return TXT.map((data) => resource({ data }));
    return type === Packet.TYPE.A ? A.map((address) => resource({ address })) : [];
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}
