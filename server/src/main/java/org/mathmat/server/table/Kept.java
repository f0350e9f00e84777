package org.mathmat.server.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.io.IOException;

/**
 * A list of a match's events in JSON, kept as text because a text takes a fraction of the memory.
 */
@JsonSerialize(using = Kept.Writer.class)
@JsonDeserialize(using = Kept.Reader.class)
public record Kept(String json) {
  static final class Writer extends JsonSerializer<Kept> {
    @Override
    public void serialize(Kept kept, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeRawValue(kept.json());
    }
  }

  static final class Reader extends JsonDeserializer<Kept> {
    @Override
    public Kept deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return new Kept(in.readValueAsTree().toString());
    }
  }
}
